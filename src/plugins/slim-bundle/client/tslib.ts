/** The one helper that the CommonJS modules of `@docusaurus/utils-common` take from `tslib`. */
export function __importDefault(module: { __esModule?: boolean }): unknown {
  return module.__esModule ? module : { default: module };
}
