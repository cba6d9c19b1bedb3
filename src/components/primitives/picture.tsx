import { Cover, CoverFrame, CoverWords } from "../figures/cover";
import type { PictureData } from "../props";

interface PictureProps {
  readonly data: PictureData;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** The `sizes` attribute: how wide it is displayed. */
  readonly sizes: string;
  /** For the first picture of a page: loaded eagerly, with high priority. */
  readonly priority?: boolean;
  /** Path of the article that it is of, on whose page it is the same picture: it moves there when the page changes. */
  readonly article?: string;
}

/**
 * A picture from gatsby-plugin-image's data, or a generated cover with its words. Its one JPEG is for the few browsers without
 * WebP. GatsbyImage itself needs client-side script. A cover is inlined when it is the first picture of a page, so that it is there
 * at the first paint.
 */
export function Picture({ data, priority = false, article, ...rest }: PictureProps) {
  const { cover } = data;
  // A CSS identifier. The global style makes it the picture's name in view transitions.
  const name = article?.replaceAll("/", "-");
  if (!cover) return <Image data={data} priority={priority} name={name} {...rest} />;
  return (
    <CoverFrame data-moves={name}>
      {priority ? <Cover cover={cover} /> : <Image data={data} priority={priority} {...rest} />}
      <CoverWords cover={cover} />
    </CoverFrame>
  );
}

function Image({ data, alt, sizes, priority, name }: Omit<PictureProps, "article"> & { readonly name?: string | undefined }) {
  const { fallback, sources = [] } = data.images;
  return (
    <picture data-moves={name}>
      {sources.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        width={data.width}
        height={Math.round(data.height)}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
