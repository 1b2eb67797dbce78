const grouped = new Intl.NumberFormat("en");

/** "999", "2,314" */
export const formatNumber = (count: number): string => (Math.abs(count) < 1000 ? `${count}` : grouped.format(count));
