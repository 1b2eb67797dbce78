export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Mirrored first, then turned clockwise. */
export interface Turn {
  isMirrored: boolean;
  degrees: 0 | 90 | 180 | 270;
}

const degreesOf = [0, 0, 180, 180, 270, 90, 90, 270] as const;

export function turnOf(orientation = 1): Turn {
  return { isMirrored: [2, 4, 5, 7].includes(orientation), degrees: degreesOf[orientation - 1] ?? 0 };
}

const isOnItsSide = ({ degrees }: Turn): boolean => degrees % 180 === 90;

/** The rectangle of the stored image that becomes `cut` of the upright one. */
export function cutAsStored(cut: Cut, upright: { width: number; height: number }, turn: Turn): Cut {
  const turned = turnedBack(cut, upright, turn.degrees);
  const storedWidth = isOnItsSide(turn) ? upright.height : upright.width;
  return turn.isMirrored ? { ...turned, left: storedWidth - turned.left - turned.width } : turned;
}

function turnedBack({ left, top, width, height }: Cut, whole: { width: number; height: number }, degrees: number): Cut {
  const right = whole.width - left - width;
  const bottom = whole.height - top - height;
  switch (degrees) {
    case 90:
      return { left: top, top: right, width: height, height: width };
    case 180:
      return { left: right, top: bottom, width, height };
    case 270:
      return { left: bottom, top: left, width: height, height: width };
    default:
      return { left, top, width, height };
  }
}
