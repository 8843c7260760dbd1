// React Native turns a bundled file into an asset number.
module.exports = 1;
