/** How a fabric drapes and reflects light. Wavelengths in cm; the rest are shares. */
export interface Fabric {
  wrinkle: number;
  wave: number;
  /** How much longer wrinkles are along the body than across. */
  stretch: number;
  grain: number;
  /** How far edges and patterns wander from the ruler, in cm. */
  warp: number;
  /** Thickness: rolled edges and shadows, in cm. */
  thick: number;
  /** Strength of the highlight, and how narrow it is. */
  shine: number;
  gloss: number;
  /** Strength of the drawn folds. */
  relief: number;
  /** Uneven dye. */
  mottle: number;
}

const plain: Fabric = {
  wrinkle: 0.6,
  wave: 9,
  stretch: 2.2,
  grain: 0.04,
  warp: 0.45,
  thick: 0.6,
  shine: 0,
  gloss: 20,
  relief: 1,
  mottle: 0.03,
};
const cloth = (own: Partial<Fabric>): Fabric => ({ ...plain, ...own });

export const fabrics = {
  cotton: cloth({ wrinkle: 0.75, wave: 8, stretch: 1.9, grain: 0.035, warp: 0.5 }),
  poplin: cloth({ wrinkle: 0.95, wave: 7, grain: 0.02, warp: 0.5 }),
  linen: cloth({ wrinkle: 0.95, wave: 6.5, stretch: 1.5, grain: 0.06, warp: 0.55 }),
  knit: cloth({ wrinkle: 0.55, wave: 10, stretch: 1.6, grain: 0.05, warp: 0.7, thick: 1.1, mottle: 0.04 }),
  silk: cloth({ wrinkle: 1.35, wave: 10, stretch: 3, grain: 0.008, warp: 0.7, shine: 0.34, gloss: 14, mottle: 0.01 }),
  wool: cloth({ wrinkle: 0.5, wave: 11, grain: 0.07, warp: 0.4, thick: 1 }),
  denim: cloth({ wrinkle: 0.85, wave: 6, grain: 0.1, warp: 0.4, thick: 0.9, mottle: 0.09 }),
  leather: cloth({
    wrinkle: 0.35,
    wave: 5,
    stretch: 1.2,
    grain: 0.025,
    warp: 0.12,
    shine: 0.3,
    gloss: 22,
    thick: 1.8,
    mottle: 0.02,
  }),
  canvas: cloth({ wave: 7, stretch: 1.4, grain: 0.08, warp: 0.3, thick: 1.1 }),
  gabardine: cloth({ wrinkle: 0.8, stretch: 2, grain: 0.035, thick: 0.9 }),
  metal: cloth({ wrinkle: 0, grain: 0.01, warp: 0.04, thick: 1, shine: 0.7, gloss: 16, mottle: 0 }),
  paper: cloth({ wrinkle: 0.12, wave: 14, stretch: 1, grain: 0.03, warp: 0.1, thick: 0.7, mottle: 0.02, relief: 0.8 }),
} satisfies Record<string, Fabric>;
