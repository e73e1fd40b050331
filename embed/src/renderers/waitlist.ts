import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { buttonCss } from '../frame/button.css.ts'
import { fieldCss } from '../frame/field.css.ts'
import { inputCss } from '../frame/input.css.ts'
import { signup } from '../frame/signup.ts'
import { signupCss } from '../frame/signup.css.ts'
import type { Renderer } from '../renderer.ts'

/** A place on a list of those who wait. */
export const waitlist: Renderer<VisitorConfigOf['waitlist']> = { css: buttonCss + fieldCss + inputCss + signupCss, render: signup }
