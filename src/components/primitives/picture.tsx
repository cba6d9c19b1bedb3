import { Cover } from "../figures/cover";
import type { PictureData } from "../props";

export interface PictureProps {
  readonly data: PictureData;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** The `sizes` attribute: how wide it is displayed. */
  readonly sizes: string;
  /** For the first picture of a page: loaded eagerly, with high priority. */
  readonly priority?: boolean;
}

/**
 * A picture from gatsby-plugin-image's data or a generated cover. GatsbyImage itself needs client-side script. The cover
 * is inlined when it is the first picture of the page.
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
