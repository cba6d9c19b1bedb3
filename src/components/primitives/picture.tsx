import { Cover } from "../article/cover";
import type { PictureData } from "../props";

export interface PictureProps {
  readonly data: PictureData;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The page's first picture: loaded at once and first. */
  readonly priority?: boolean;
}

/**
 * A drawn cover, in the page itself where it comes first, or the files that gatsby-plugin-image made, without the script
 * that its own component needs.
 */
export function Picture({ data, alt, sizes, priority = false }: PictureProps) {
  if (priority && data.cover) return <Cover {...data.cover} />;
  const { fallback, sources = [] } = data.images;
  return (
    <picture>
      {sources.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.srcSet && sizes}
        width={data.width}
        height={data.height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
