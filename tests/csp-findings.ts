import { CspEvaluator } from 'csp_evaluator'
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

const BAD = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM]

/**
 * What Google's CSP evaluator reports from medium severity up. Loopback counts as https, because a
 * local site has no certificate.
 */
export const evaluateCsp = (policy = ''): Finding[] =>
  new CspEvaluator(new CspParser(policy.replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://127.example.com')).csp)
    .evaluate()
    .filter(({ severity }) => BAD.includes(severity))
