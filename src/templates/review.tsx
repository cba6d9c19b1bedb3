import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toMethodPoster, toReview } from "../components/content-to-props";
import { ReviewPage } from "../components/pages/review-page";
import type { FirstHandData } from "../components/props";
import { reviewedProduct } from "../seo/json-ld/product";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { required, toSite } from "./query-results";

type Data = Queries.ReviewTemplateQuery;

export default function ReviewTemplate({ data }: PageProps<Data>) {
  const page = required(data.reviewPage, "review page");
  return (
    <ReviewPage
      site={toSite(data)}
      page={toReview(page, data.allClaim.nodes)}
      firstHand={data.firstHand as unknown as FirstHandData}
      poster={toMethodPoster(required(data.evidencePage, "evidence page"), data.allReference.nodes, page.evidenceMethods)}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data);
  const page = required(data.reviewPage, "review page");
  return pageHead({
    ...page,
    site,
    path: routes.review,
    breadcrumbs: breadcrumbs.page("Review", routes.review),
    nodes: [reviewedProduct(site, site.product, { ...page, title: page.heading })],
  });
}

export const query = graphql`
  query ReviewTemplate {
    ...SiteFields
    ...EvidenceFields
    firstHand
    reviewPage {
      title
      metaDescription
      heading
      verdict
      date
      updated
      promises {
        text
        claim
      }
      benefits {
        title
        text
      }
      pros
      cons
      legit
      cost
      maker
      evidenceMethods
      checkout {
        steps {
          title
          text
        }
        label
      }
      refund {
        steps {
          title
          text
        }
        message
      }
      suits
      skip
      closing {
        heading
        text
        label
      }
      ...TextFields
    }
  }
`;
