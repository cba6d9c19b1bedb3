/** `1 work`, `3 works`, `2,847 works` */
export const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
export const formatPeople = (count: number): string => formatCount(count, "person", "people");
export const formatWorkCount = (count: number): string => formatCount(count, "work", "works");
export const formatStudyCount = (count: number): string => formatCount(count, "study", "studies and reviews");
