import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ReviewPage } from "../components/pages/review-page";
import { tableOfContents } from "../markdown/table-of-contents";
import { nodeId } from "../seo/json-ld/ids";
import { reviewedProduct } from "../seo/json-ld/product";
import { authorNode } from "../seo/json-ld/site";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { required, toClaims, toFigures, toProduct, toReferences, toSite, withEvidence } from "./query-to-props";

type Data = Queries.ReviewTemplateQuery;

export default function ReviewTemplate({ data }: PageProps<Data>) {
  const { htmlAst, citedReferences, references, claims, ...page } = required(data.reviewPage, "review page");
  return (
    <ReviewPage
      site={toSite(data.siteSettings)}
      product={toProduct(data.product)}
      page={{
        ...page,
        tree: htmlAst,
        contents: tableOfContents(htmlAst as never),
        references: toReferences(citedReferences, references),
        claims: toClaims(claims),
        promises: withEvidence(page.promises, toClaims(data.allClaim.nodes)),
        figures: toFigures(page),
      }}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
  const { title, metaDescription, openGraphImage, heading, updated, verdict, pros, cons } = required(data.reviewPage, "review page");
  return pageHead({
    site,
    path: routes.review,
    title,
    description: metaDescription,
    image: openGraphImage,
    breadcrumbs: breadcrumbs.page("Review", routes.review),
    links: { mainEntity: nodeId(site, routes.review, "product"), modified: updated },
    relatedNodes: [authorNode(site)],
    nodes: [reviewedProduct(site, toProduct(data.product), { title: heading, verdict, pros, cons })],
  });
}

export const query = graphql`
  query ReviewTemplate {
    siteSettings {
      ...SiteFields
    }
    product {
      ...ProductFields
    }
    allClaim {
      nodes {
        ...ClaimFields
      }
    }
    reviewPage {
      title
      metaDescription
      openGraphImage {
        ...OpenGraphFields
      }
      heading
      lead
      verdict
      basis
      updated
      promises {
        text
        claim
      }
      unknown
      benefits {
        title
        text
      }
      pros
      cons
      suits
      skip
      closing {
        heading
        text
        label
      }
      htmlAst
      figures
      citedReferences
      references {
        ...ReferenceFields
      }
      claims {
        ...ClaimFields
      }
    }
  }
`;
