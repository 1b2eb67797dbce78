/**
 * The `sizes` of photos. Full width on phones is 99vw: at 412 px and a pixel ratio of 1.75 the file of 720 px is
 * enough.
 */
export const photoSizes = {
  masonry: "(min-width:1200px) min(22.5vw,20rem), (min-width:768px) 30vw, 46vw",
  row: "(min-width:768px) min(23vw,18.5rem), 46vw",
  wardrobe: "(min-width:1200px) min(17.5vw,16.5rem), (min-width:768px) 30vw, 46vw",
  main: "(min-width:900px) min(50vw,42rem), 99vw",
  hero: "(min-width:900px) 46vw, 99vw",
  spreadFirst: "(min-width:900px) min(46vw,44rem), 94vw",
  spread: "(min-width:900px) min(22vw,21rem), 46vw",
  memberCard: "(min-width:1200px) 140px, (min-width:768px) 16vw, 31vw",
  story: "(min-width:1440px) 36rem, (min-width:1000px) 40vw, (min-width:768px) 54vw, 99vw",
  pair: "(min-width:1440px) 31rem, (min-width:1000px) 35vw, 46vw",
  coverStory: "(min-width:900px) min(57vw,51rem), 99vw",
  storyFirst: "(min-width:768px) min(52vw,46rem), 94vw",
  storySecond: "(min-width:768px) min(42vw,37rem), 94vw",
  storyThird: "(min-width:768px) min(31vw,27rem), 94vw",
  entryFull: "(min-width:1200px) 72rem, 99vw",
  entryText: "(min-width:720px) 42rem, 94vw",
  entryPair: "(min-width:1200px) 36rem, 50vw",
  cover: "(min-width:1440px) 84rem, 94vw",
  brandCover: "99vw",
  logo: "80px",
  collection: "(min-width:1200px) min(30vw,28rem), (min-width:620px) 46vw, 94vw",
  coverField: "(min-width:620px) 34rem, 94vw",
  folderCover: "(min-width:768px) 192px, 152px",
  combo: "(min-width:1100px) min(11vw,10rem), (min-width:768px) 18vw, 28vw",
  itemTile: "(min-width:900px) 9rem, 30vw",
  thumb: "56px",
} as const;

const { masonry, row, wardrobe, spread, memberCard, folderCover, combo, itemTile, logo, thumb } = photoSizes;
const widestPx = new Map<string, number>([
  [masonry, 720],
  [row, 720],
  [wardrobe, 720],
  [spread, 720],
  [memberCard, 480],
  [folderCover, 480],
  [combo, 480],
  [itemTile, 480],
  [logo, 240],
  [thumb, 240],
]);

/** The widest file that `sizes` needs, on a tablet at a pixel ratio of two or a phone at three. */
export const widestFor = (sizes: string): number | undefined => widestPx.get(sizes);
