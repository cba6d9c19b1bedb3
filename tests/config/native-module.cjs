module.exports = globalThis.requireOutside("satteri");
