import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentHead } from "../components/layout/document-head";
import { ReviewPage } from "../components/pages/review-page";
import { tableOfContents } from "../markdown/table-of-contents";
import { graph } from "../seo/json-ld/graph";
import { nodeId } from "../seo/json-ld/ids";
import { reviewedProduct } from "../seo/json-ld/product";
import { authorNode, siteNodes } from "../seo/json-ld/site";
import { breadcrumb, webPage } from "../seo/json-ld/web-page";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { toClaims, toMetadata, toProduct, toReferences, toSite } from "./to-props";

type Data = Queries.ReviewTemplateQuery;

export default function ReviewTemplate({ data }: PageProps<Data>) {
  const { htmlAst, citedWorks, references, claims, ...page } = pageOf(data);
  return (
    <ReviewPage
      site={toSite(data.siteSettings)}
      product={toProduct(data.product)}
      page={{
        ...page,
        tree: htmlAst,
        contents: tableOfContents(htmlAst as never),
        references: toReferences(citedWorks, references),
        claims: toClaims(claims),
      }}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
  const review = pageOf(data);
  const page = { path: routes.review, title: review.title, description: review.metaDescription };
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "website",
        image: review.openGraphImage,
        graph: graph([
          ...siteNodes(site),
          authorNode(site),
          webPage(site, page, "WebPage", { mainEntity: nodeId(site, routes.review, "product") }),
          breadcrumb(site, breadcrumbs.page("Review", routes.review)),
          reviewedProduct(site, toProduct(data.product), {
            title: review.heading,
            verdict: review.verdict,
            pros: review.pros,
            cons: review.cons,
          }),
        ]),
      }}
    />
  );
}

function pageOf({ reviewPage }: Data): NonNullable<Data["reviewPage"]> {
  if (!reviewPage) throw new Error("there is no review");
  return reviewPage;
}

export const query = graphql`
  query ReviewTemplate {
    siteSettings {
      ...SiteFields
    }
    product {
      ...ProductFields
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
      citedWorks
      references {
        ...ReferenceFields
      }
      claims {
        ...ClaimFields
      }
    }
  }
`;
