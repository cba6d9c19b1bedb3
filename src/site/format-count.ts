/** `1 work`, `3 works` */
export const formatCount = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
export const formatWorkCount = (count: number): string => formatCount(count, "work", "works");
export const formatStudyCount = (count: number): string => formatCount(count, "study", "studies and reviews");
