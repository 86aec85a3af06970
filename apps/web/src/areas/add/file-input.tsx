import { useRef } from 'react';

export type Files = readonly [File, ...File[]];

/** Returns a hidden file input and a function that opens it, so that the button in front can look and say anything. */
export function useFileInput(onPick: (files: Files) => void, camera: boolean, multiple = true) {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    element: (
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        {...(camera ? { accept: 'image/*', capture: 'environment' as const } : { multiple })}
        onChange={({ currentTarget }) => {
          const [file, ...others] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) onPick([file, ...others]);
        }}
      />
    ),
  };
}
