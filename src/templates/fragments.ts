import { graphql } from "gatsby";

/** GraphQL fragments of several templates. Gatsby finds them by name; nothing imports them. */
export const fragments = graphql`
  fragment SiteFields on Query {
    siteSettings {
      brand
      logo
      url
      description
      blog {
        subject
        topics
      }
      affiliateLink
      headerLabel
      disclosure
      tagline
      footerDisclosure
      legalPages {
        path
        title
      }
      disclosurePage {
        path
        title
      }
      copyright
      author
      contactEmail
      publisher {
        name
        place
      }
      placements {
        subIdParameter
      }
      openGraphImage {
        ...OpenGraphFields
      }
    }
    product {
      name
      description
      rating
      bestRating
      reviewCount
      ratingSource
      showAggregateRating
      editorialRating
      guaranteeDays
      sessionMinutes {
        from
        to
      }
      dailyMinutes {
        from
        to
      }
      promiseMinutes
      delivery
      offer
      ledger
      basis
    }
    reviewPage {
      verdict
      verdictInShort
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        ...CategoryFields
      }
    }
    person: author {
      name
      role
      biography
      links
      imageAlt
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
    allClaim {
      nodes {
        ...ClaimFields
      }
    }
    evidencePage {
      ...ResearchTopics
    }
    allReference(sort: { key: ASC }) {
      nodes {
        ...PosterWorkFields
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

  fragment QuestionFields on FaqPageGroupsEntries {
    id
    question
    answer {
      text
      linkText
      linkTo
    }
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
      ...ReferenceFields
    }
    claims {
      ...ClaimFields
    }
    openGraphImage {
      ...OpenGraphFields
    }
  }

  fragment ClaimFields on Claim {
    id: key
    source
    evidence
  }

  fragment ReferenceFields on Reference {
    id: key
    authors
    year
    title
    source
    doi
    url
    method
    caveat
    evidence
  }

  fragment ResearchTopics on EvidencePage {
    methods {
      slug
      label
    }
    highlights {
      reference
      text
    }
  }

  fragment PosterWorkFields on Reference {
    id: key
    authors
    year
    method
    evidence
    people
    effects {
      n
    }
  }
`;
