import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { buttonCss } from '../frame/button.css.ts'
import { fieldCss } from '../frame/field.css.ts'
import { inputCss } from '../frame/input.css.ts'
import { signup } from '../frame/signup.ts'
import { signupCss } from '../frame/signup.css.ts'
import type { Renderer } from '../renderer.ts'

/** An address for letters. */
export const newsletter: Renderer<VisitorConfigOf['newsletter']> = { css: buttonCss + fieldCss + inputCss + signupCss, render: signup }
