/** What is fetched to show a file that browsers do not show by themselves. */
export interface PreviewPartProps {
  name: string;
  type: string;
  blob: Blob;
  onDownload: () => void;
}
