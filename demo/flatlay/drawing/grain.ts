import { emptyField } from "./height-field.ts";
import { speck, valueNoise } from "./noise.ts";
import { valueAt } from "./value-at.ts";

/** The finest grain comes from one tile, because it is asked for at every pixel. */
const tileSize = 512;

const grainTile = (() => {
  const tile = emptyField(tileSize, tileSize);
  for (let y = 0; y < tileSize; y++)
    for (let x = 0; x < tileSize; x++)
      tile.values[y * tileSize + x] = (speck(x, y, 5) - 0.5) * 1.2 + (valueNoise(x * 0.7, y * 0.7, 77) - 0.5) * 2;
  return tile.values;
})();

export function grainAt(x: number, y: number, seed: number): number {
  return valueAt(grainTile, ((y + seed * 131) & (tileSize - 1)) * tileSize + ((x + seed * 197) & (tileSize - 1)));
}
