import type { Page } from '@playwright/test';

/** Returns a list that grows with every violation of the policy on any page that `page` opens. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${window.location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}
