// gatsby-transformer-remark loads sub-plugins by plain require, so this file is JavaScript and holds no logic:
// gatsby-config.ts passes it the parser plugins and the TypeScript function that does the work.
module.exports = ({ markdownAST, markdownNode }, { transform }) => transform(markdownAST, markdownNode);
module.exports.setParserPlugins = ({ parserPlugins }) => parserPlugins;
