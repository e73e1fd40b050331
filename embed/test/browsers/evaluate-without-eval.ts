import type { Message } from './endpoint.ts'

const SCRIPT = 'this.global.eval(expression)'
const CALL = '(utilityScript, ...args) => utilityScript.evaluate(...args)'

/**
 * Playwright runs a test's functions in the page by `eval`, which a strict Content-Security-Policy refuses; only in
 * Chromium may a driver lift that. What a driver itself calls is compiled outside of the policy: so the function
 * is made a part of the call, and the script that Playwright keeps in the page takes it as it is.
 */
export function evaluateWithoutEval(command: Message): Message {
  const params = command.params
  if (command.method === 'script.evaluate') {
    return { ...command, params: { ...params, expression: params.expression.replace(SCRIPT, `(typeof expression === 'function' ? expression() : ${SCRIPT})`) } }
  }
  if (command.method !== 'script.callFunction' || params.functionDeclaration !== CALL) return command
  const [utilityScript, isFunction, returnByValue, expression, ...rest] = params.arguments
  if (isFunction.value !== true) return command
  const functionDeclaration = `(utilityScript, isFunction, returnByValue, ...args) => utilityScript.evaluate(isFunction, returnByValue, () => (${expression.value}\n), ...args)`
  return { ...command, params: { ...params, functionDeclaration, arguments: [utilityScript, isFunction, returnByValue, ...rest] } }
}
