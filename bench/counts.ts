import { fileCycles, folderCycles } from "./counts/cycles.ts";
import { castCount, commentLines, type Entry, filesPerFolder, functionLengths, percentile } from "./counts/figures.ts";
import { relativeImports } from "./counts/imports.ts";
import { publicFiles } from "./counts/public-surface.ts";
import { dataFolders, isSource, isTest, readSource, type SourceFile, trackedFiles } from "./counts/source-file.ts";

interface Count {
  what: string;
  value: number;
  /** The largest value that meets the bar. */
  bar?: number;
  unit?: string;
  /** What is printed when the bar is missed. */
  worst?: Entry[];
}

const sum = (entries: Entry[]) => entries.reduce((total, { size }) => total + size, 0);

/** A test file lists its cases, so only its largest length has a bar. */
function lengthCounts(files: SourceFile[]): Count[] {
  const code = files.filter(({ path }) => !isTest(path));
  const lengthsOf = (some: SourceFile[]) => some.map(({ path, lines }) => ({ where: path, size: lines }));
  const [lines, ofTests] = [lengthsOf(code), lengthsOf(files.filter(({ path }) => isTest(path)))];
  const functions = files.flatMap(functionLengths);
  return [
    { what: "lines a file, median", value: percentile(lines, 0.5), bar: 50 },
    { what: "lines a file, p95", value: percentile(lines, 0.95), bar: 140, worst: lines },
    { what: "lines a file, max", value: percentile(lines, 1), bar: 250, worst: lines },
    { what: "lines a test file, median", value: percentile(ofTests, 0.5) },
    { what: "lines a test file, p95", value: percentile(ofTests, 0.95) },
    { what: "lines a test file, max", value: percentile(ofTests, 1), bar: 250, worst: ofTests },
    { what: "lines a function, p90", value: percentile(functions, 0.9), bar: 20, worst: functions },
    { what: "lines a function, max", value: percentile(functions, 1), bar: 80, worst: functions },
  ];
}

function cycleCounts(files: SourceFile[]): Count[] {
  const imports = files.flatMap(relativeImports);
  const found = [
    { what: "import cycles between files", cycles: fileCycles(imports) },
    {
      what: "import cycles between folders",
      cycles: folderCycles(imports.filter(({ from, to }) => !isTest(from) && !isTest(to))),
    },
  ];
  return found.map(({ what, cycles }) => ({
    what,
    value: cycles.length,
    bar: 0,
    worst: cycles.map((where) => ({ where, size: where.split(" -> ").length - 1 })),
  }));
}

function commentCounts(files: SourceFile[], isPublic: (path: string) => boolean): Count[] {
  const share = (some: SourceFile[]) => {
    const lines = some.reduce((total, file) => total + file.lines, 0);
    return lines === 0 ? 0 : (100 * some.reduce((total, file) => total + commentLines(file), 0)) / lines;
  };
  const inside = files.filter(({ path }) => !isPublic(path));
  const worst = inside.map((file) => ({ where: file.path, size: commentLines(file) }));
  return [
    { what: "comment lines outside public surfaces", value: share(inside), unit: " %", bar: 5, worst },
    { what: "comment lines in public surfaces", value: share(files.filter(({ path }) => isPublic(path))), unit: " %" },
  ];
}

function layoutCounts(paths: string[]): Count[] {
  const loose = paths.filter((path) => !path.includes("/") && !path.startsWith("."));
  const folders = filesPerFolder(paths.filter((path) => path.includes("/") && !dataFolders.test(path)));
  return [
    { what: "files in the fullest folder", value: percentile(folders, 1), bar: 30, worst: folders },
    {
      what: "loose files at the root",
      value: loose.length,
      bar: 16,
      worst: loose.map((where) => ({ where, size: 1 })),
    },
  ];
}

function castCounts(files: SourceFile[]): Count[] {
  const casts = files.map((file) => ({ where: file.path, size: castCount(file) }));
  const outside = casts.filter(({ where }) => !isTest(where));
  return [
    { what: "casts (as, !) outside tests", value: sum(outside), bar: 274, worst: outside },
    { what: "casts (as, !) in tests", value: sum(casts) - sum(outside) },
  ];
}

function print({ what, value, bar, unit = "", worst = [] }: Count): boolean {
  const isMet = bar === undefined || value <= bar;
  const figure = `${Number.isInteger(value) ? value : value.toFixed(1)}${unit}`;
  const limit = bar === undefined ? "" : `at most ${bar}${unit}`;
  process.stdout.write(`${isMet ? " " : "✗"} ${what.padEnd(40)} ${figure.padStart(8)}   ${limit}\n`);
  const listed = worst.filter(({ size }) => size > 0).sort((a, b) => b.size - a.size);
  if (!isMet)
    for (const { where, size } of listed.slice(0, 10))
      process.stdout.write(`      ${String(size).padStart(5)}  ${where}\n`);
  return isMet;
}

/** Prints the size and shape of the code that git tracks, below the folders on the command line or as a whole. */
export async function measure(): Promise<void> {
  const folders = process.argv.slice(3);
  const paths = trackedFiles(folders);
  const files = paths.filter(isSource).map(readSource);
  const surface = publicFiles(trackedFiles([]), files.flatMap(relativeImports));
  const counts = [
    ...lengthCounts(files),
    ...cycleCounts(files),
    ...commentCounts(files, (path) => surface.has(path)),
    ...layoutCounts(paths),
    ...castCounts(files),
  ];
  const met = counts.filter(print).length;
  process.stdout.write(
    `\n${files.length} files of TypeScript, JavaScript and CSS. Left out: the folders locales, languages, migrations, pictures and fonts.\n`,
  );
  if (met < counts.length) process.exitCode = 1;
}
