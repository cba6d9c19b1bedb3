import { graphql } from "gatsby";

/** GraphQL fragments of several templates. Gatsby finds them by name; nothing imports them. */
export const fragments = graphql`
  fragment SiteFields on Query {
    siteSettings {
      content
      legalPages {
        path
        title
      }
      disclosurePage {
        path
        title
      }
      openGraphImage {
        ...OpenGraphFields
      }
    }
    product {
      content
      ledger
      basis
    }
    verdicts: reviewPage {
      verdict
      verdictInShort
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        ...CategoryFields
      }
    }
    person: author {
      content
      file {
        childImageSharp {
          gatsbyImageData(
            width: 96
            height: 96
            outputPixelDensities: [1, 2, 3]
            layout: FIXED
            placeholder: NONE
            formats: [JPG, WEBP, AVIF]
          )
        }
      }
    }
    allInformationPage(sort: { path: ASC }) {
      nodes {
        title: heading
        path
      }
    }
  }

  fragment EvidenceFields on Query {
    allClaim(sort: { key: ASC }) {
      nodes {
        content
      }
    }
    evidencePage {
      content
    }
    allReference(sort: { key: ASC }) {
      nodes {
        content
      }
    }
  }

  fragment CategoryFields on Category {
    slug
    label
    description
    palette
    motif
    path
  }

  fragment PictureFields on Post {
    cover {
      src
      seed
      palette
      motif
      text
      note
      width
      height
    }
    picture {
      childImageSharp {
        gatsbyImageData(
          width: 680
          breakpoints: [360, 680, 1040]
          outputPixelDensities: [1]
          quality: 60
          placeholder: NONE
          formats: [JPG, WEBP, AVIF]
        )
      }
    }
    imageAlt
  }

  fragment OpenGraphFields on OpenGraphImage {
    path
    width
    height
    alt
  }

  fragment PostCardFields on Post {
    path
    title
    statusLabel
    excerpt
    date
    readingMinutes
    category {
      ...CategoryFields
    }
    ...PictureFields
  }

  fragment ReadingPathFields on ReadingPathsItems {
    title
    articles {
      why
      post {
        path
        title
      }
    }
  }

  fragment ReadingPathsFields on Query {
    readingPaths {
      heading
      intro
      items {
        ...ReadingPathFields
      }
    }
  }

  fragment TextFields on PageWithText {
    htmlAst
    figures
    citedReferences
    references {
      content
    }
    claims {
      content
    }
    openGraphImage {
      ...OpenGraphFields
    }
  }
`;
