import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toReview } from "../components/content-to-props";
import { ReviewPage } from "../components/pages/review-page";
import type { FirstHandData } from "../components/props";
import { reviewedProduct } from "../seo/json-ld/product";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { toEvidence, toSite, withContent, withText } from "./query-results";

type Data = Queries.ReviewTemplateQuery;

export default function ReviewTemplate({ data }: PageProps<Data>) {
  const page = toReview(withText("review", data.reviewPage), toEvidence(data));
  return <ReviewPage site={toSite(data)} page={page} firstHand={data.firstHand as unknown as FirstHandData} />;
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data);
  const page = withContent("review", data.reviewPage);
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
      content
      ...TextFields
    }
  }
`;
