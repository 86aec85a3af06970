export interface PreviewPartProps {
  name: string;
  type: string;
  blob: Blob;
  onDownload: () => void;
}
