/** In fractions of the picture's width and height. */
type Part = { x: number; y: number; width: number; height: number };

export type Redrawing = {
  turns?: number;
  /** Measured after the turns. Defaults to the whole picture. */
  part?: Part;
  /** In pixels. Defaults to 4096, which every browser can draw. */
  maxEdge?: number;
  maxBytes?: number;
};

const whole: Part = { x: 0, y: 0, width: 1, height: 1 };

/** JPEG quality, 0 to 1. A higher quality doubles the file without a visible difference. */
const quality = 0.9;

const step = 0.8;

const encoded = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser encodes no JPEG.'))),
      'image/jpeg',
      quality,
    );
  });

const drawn = (bitmap: ImageBitmap, turns: number, part: Part, scale: number): HTMLCanvasElement => {
  const [width, height] = turns % 2 === 0 ? [bitmap.width, bitmap.height] : [bitmap.height, bitmap.width];
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * part.width * scale));
  canvas.height = Math.max(1, Math.round(height * part.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no canvas.');
  // A JPEG has no transparency: without this, transparent areas would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(width * (0.5 - part.x), height * (0.5 - part.y));
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return canvas;
};

/** Upright by its Exif orientation, and without any metadata. */
export const redrawAsJpeg = async (picture: Blob, redrawing: Redrawing = {}): Promise<Blob> => {
  const { turns = 0, part = whole, maxEdge = 4096, maxBytes = Infinity } = redrawing;
  const bitmap = await createImageBitmap(picture);
  try {
    const [across, down] = turns % 2 === 0 ? [part.width, part.height] : [part.height, part.width];
    const longest = Math.max(bitmap.width * across, bitmap.height * down);
    for (let scale = Math.min(1, maxEdge / longest); ; scale *= step) {
      const jpeg = await encoded(drawn(bitmap, turns, part, scale));
      if (jpeg.size <= maxBytes) return jpeg;
    }
  } finally {
    bitmap.close();
  }
};
