// `gatsby develop` hydrates pages; published pages load no script and never reach this file.
export const shouldUpdateScroll = (): boolean => true;
