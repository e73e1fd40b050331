import { describe, expect, it } from 'vitest'
import { findPageProblems } from './find-page-problems.ts'
import type { Own } from './find-page-problems.ts'
import type { PageFacts } from './page-facts.ts'

const ORIGIN = 'https://inlay.example'
const FAQ: Own = { id: '0197c2f4-0000-7000-8000-000000000001', name: 'Questions', quiz: false, live: true }
const QUIZ: Own = { id: '0197c2f4-0000-7000-8000-000000000002', name: 'Which glaze', quiz: true, live: false }
const right: PageFacts = {
  scripts: [{ src: `${ORIGIN}/embed.js`, origin: ORIGIN, type: '' }],
  markers: [{ id: FAQ.id, quiz: false }],
  policies: [],
  asText: false,
  inComment: false,
}
const find = (change: Partial<PageFacts> = {}) => findPageProblems({ ...right, ...change }, [FAQ, QUIZ], ORIGIN).map(({ state, text }) => `${state}: ${text}`)

describe('a page that was pasted', () => {
  it('is right with the tag and a marker of something live', () => {
    expect(find()).toEqual(['good: The script tag is in place.', 'good: “Questions” is placed and live.'])
  })

  it('is told what is wrong with its tag', () => {
    expect(find({ scripts: [] })[0]).toMatch(/^bad: The script tag is missing/)
    expect(find({ scripts: [], inComment: true })[0]).toMatch(/^bad: The code is inside of a comment/)
    expect(find({ scripts: [], asText: true })[0]).toMatch(/^bad: The code is on the page as text/)
    expect(find({ scripts: [{ src: 'https://old.example/embed.js', origin: 'https://old.example', type: '' }] })[0]).toMatch(/loads https:\/\/old.example\/embed.js/)
    expect(find({ scripts: [{ ...right.scripts[0]!, type: 'text/plain' }] })[0]).toMatch(/has the type "text\/plain"/)
    expect(find({ scripts: [right.scripts[0]!, right.scripts[0]!] })[1]).toMatch(/^note: The script tag is there 2 times/)
  })

  it('is told which marker shows nothing, and why, once each', () => {
    const markers = (...ids: [string, boolean][]) => find({ markers: ids.map(([id, quiz]) => ({ id, quiz })) }).slice(1)
    expect(markers()).toEqual([expect.stringMatching(/^note: There is no marker/)])
    expect(markers(['“abc”', false])).toEqual([expect.stringMatching(/^bad: A marker has the id “abc”/)])
    expect(markers(['', false])).toEqual(['bad: A marker has no id. Copy the embed code again.'])
    expect(markers(['0197c2f4-0000-7000-8000-0000000000ff', false])).toEqual([expect.stringMatching(/belongs to none of your components/)])
    expect(markers([QUIZ.id, false])).toEqual([expect.stringMatching(/is a quiz, so its marker is data-inlay-quiz/)])
    expect(markers([FAQ.id, true])).toEqual([expect.stringMatching(/is a component, so its marker is data-inlay\./)])
    expect(markers([QUIZ.id, true], [QUIZ.id, true])).toEqual(['note: “Which glaze” is placed, and a draft: visitors see it once you publish it.'])
    expect(markers([FAQ.id.toUpperCase(), false])).toEqual(['good: “Questions” is placed and live.'])
  })

  it('is told when its policy keeps the script or its calls out', () => {
    expect(find({ policies: ["default-src 'self'"] })).toContain(`bad: The page's Content-Security-Policy does not let Inlay in. Add ${ORIGIN} to script-src and connect-src.`)
    expect(find({ policies: [`script-src ${ORIGIN}; connect-src 'self'`] })).toContain(`bad: The page's Content-Security-Policy does not let Inlay in. Add ${ORIGIN} to connect-src.`)
    expect(find({ policies: [`default-src 'self' inlay.example`, 'img-src *', 'script-src https:; connect-src *'] })).toEqual(find())
  })
})
