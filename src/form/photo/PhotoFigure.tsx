import type { ReactNode } from 'react';
import './ImageUpload.css';

type PhotoFigureProps = {
  label: string;
  children: ReactNode;
};

/** A read-only photo with its label above it, for read-only pages. */
export const PhotoFigure = ({ label, children }: PhotoFigureProps) => (
  <figure className="image-upload">
    <figcaption className="image-upload-label">{label}</figcaption>
    {children}
  </figure>
);
