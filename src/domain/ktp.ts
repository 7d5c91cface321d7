/** Ratio of an ID card's width to its height: 85.60 × 53.98 mm (ISO/IEC 7810, ID-1). */
export const ktpAspect = 1.586;
