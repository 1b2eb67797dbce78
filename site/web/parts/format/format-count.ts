/** "1 look", "2,314 looks" */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
