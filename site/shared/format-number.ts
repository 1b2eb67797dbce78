/** "999", "2,314". Without `Intl`, whose first use takes a phone as long as drawing a screen. */
export const formatNumber = (count: number): string => `${count}`.replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ",");
