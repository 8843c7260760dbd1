// React Native turns a bundled file into the number of an asset.
module.exports = 1;
