import { style } from '@vanilla-extract/css';

export const linkIcon = style({ flex: 'none', inlineSize: '1em', blockSize: '1em' });
