import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentHead } from "../components/document-head";
import { ReviewPage } from "../components/review-page";
import { tableOfContents } from "../markdown/table-of-contents";
import { breadcrumb, graph, pieceId, reviewedProduct, sitePieces, webPage } from "../seo/json-ld";
import { routes } from "../site/routes";
import { toMetadata, toProduct, toReferences, toSite } from "./to-props";

type Data = Queries.ReviewTemplateQuery;

export default function ReviewTemplate({ data }: PageProps<Data>) {
  const { htmlAst, citedWorks, references, ...page } = pageOf(data);
  return (
    <ReviewPage
      site={toSite(data.siteSettings)}
      product={toProduct(data.product)}
      page={{ ...page, tree: htmlAst, contents: tableOfContents(htmlAst as never), references: toReferences(citedWorks, references) }}
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
        image: review.sharingPicture,
        graph: graph([
          ...sitePieces(site),
          webPage(site, page, "WebPage", pieceId(site, routes.review, "product")),
          breadcrumb(site, routes.review, [{ name: "Review", path: routes.review }]),
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
      sharingPicture {
        ...SharingFields
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
    }
  }
`;
