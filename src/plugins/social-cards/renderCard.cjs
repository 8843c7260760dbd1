// Plain JavaScript, because a worker thread loads it without a compiler.
const { Resvg } = require('@resvg/resvg-js');

/** Returns the PNG of an SVG. */
module.exports = ({ svg, font }) => new Resvg(svg, { font }).render().asPng();
