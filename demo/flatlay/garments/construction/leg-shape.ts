/** Measures of anything with two legs, in cm from the middle of the waist. */
export interface LegShape {
  waist: number;
  hip: number;
  hipAt: number;
  rise: number;
  innerKnee: number;
  outerKnee: number;
  innerHem: number;
  outerHem: number;
  length: number;
  crease?: boolean;
  hemHeight?: number;
  /** How much shorter the outer side is, for shorts. */
  outerShorter?: number;
  fade?: string;
  thread?: string;
  turnUp?: string;
  patternTurn?: number;
}
