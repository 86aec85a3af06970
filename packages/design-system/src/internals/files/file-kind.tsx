import { File } from '../icons/file.tsx';
import { FileHeart } from '../icons/file-heart.tsx';
import { FileImage } from '../icons/file-image.tsx';
import { FileText } from '../icons/file-text.tsx';
import { FileVideo } from '../icons/file-video.tsx';
import { FileVolume } from '../icons/file-volume.tsx';

export function FileIcon({ name, type = '' }: { name: string; type?: string | undefined }) {
  const Icon = iconFor(name.toLowerCase(), type.toLowerCase());
  return <Icon aria-hidden="true" />;
}

function iconFor(name: string, type: string) {
  if (type.startsWith('image/') || /\.(jpe?g|png|webp|gif|heic|tiff?)$/.test(name)) return FileImage;
  if (type.startsWith('video/') || /\.(mp4|mov|webm|avi)$/.test(name)) return FileVideo;
  if (type.startsWith('audio/') || /\.(mp3|m4a|wav|ogg)$/.test(name)) return FileVolume;
  if (type === 'application/dicom' || name.endsWith('.dcm')) return FileHeart;
  if (type === 'application/pdf' || /\.(pdf|txt|docx?|odt)$/.test(name)) return FileText;
  return File;
}
