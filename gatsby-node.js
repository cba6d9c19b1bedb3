module.exports = require("./src/gatsby/compiled.cjs").nodeApis;
