import { useMemo, useState } from 'react'
import { Lock } from 'lucide-react'
import type { DeliveredStyle } from '@inlay/contract/delivery'
import { palette } from '@inlay/contract/rules/palette'
import { withAt } from '../../lib/at-path.ts'
import { usePageScheme } from '../../theme/use-page-scheme.ts'
import { Icon } from '../../ui/icon.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { WhenReady } from '../../ui/when-ready.tsx'
import { PieceControl } from './piece-control.tsx'
import { PieceView } from './piece-view.tsx'
import { Pots } from './pots.tsx'
import { SAMPLE_PIECES } from './sample-pieces.ts'
import type { PieceType } from './sample-pieces.ts'
import { ACCENTS } from './sample-site.ts'
import classes from './live-figure.module.css'

const KINDS = Object.keys(SAMPLE_PIECES) as PieceType[]

/** Someone's site with a real component set into it, and the control beside it: both work. */
export function LiveFigure() {
  const [kind, setKind] = useState<PieceType>('faq')
  const [pieces, setPieces] = useState(SAMPLE_PIECES)
  const [accent, setAccent] = useState<string>(ACCENTS[1].colour)
  const [radius, setRadius] = useState(4)
  const scheme = usePageScheme()
  const { piece, fields } = pieces[kind]
  const style = useMemo((): DeliveredStyle => ({ palette: { [scheme]: palette(accent)[scheme] }, radius, theme: scheme, font: 'inherit' }), [accent, radius, scheme])
  return (
    <div className={classes.figure}>
      <div className={classes.host}>
        <div className={classes.chrome}>
          <span className={classes.dots} aria-hidden><i /><i /><i /></span>
          <span className={classes.url}><Icon of={Lock} size={14} />clayfield.example</span>
        </div>
        <div className={classes.site}>
          <p className={classes.brand}>Clayfield<span aria-hidden>Shop</span><span aria-hidden>Workshops</span><span aria-hidden>Visit</span></p>
          <div className={classes.band}>
            <div>
              <p className={classes.claim}>Stoneware, thrown slowly</p>
              <p className={classes.sub}>Bowls, cups and vases from one wheel and one wood kiln.</p>
            </div>
            <Pots className={classes.pots} />
          </div>
          <div className={classes.piece}>
            <code className={classes.tag}>{`data-inlay="${kind}"`}</code>
            <PieceView key={kind} piece={piece} style={style} />
          </div>
        </div>
      </div>
      <WhenReady as="form" className={classes.control} aria-label="Try it: change the component" onSubmit={(event) => event.preventDefault()}>
        <div className={classes.controlHead}>Try it<StatusBadge live /></div>
        <fieldset className={classes.kinds}>
          <legend className="visually-hidden">Kind of component</legend>
          {KINDS.map((each) => (
            <label key={each}>
              <input type="radio" name="kind" className="visually-hidden" checked={kind === each} onChange={() => setKind(each)} />
              {SAMPLE_PIECES[each].label}
            </label>
          ))}
        </fieldset>
        <PieceControl
          config={piece.config} fields={fields} accent={accent} radius={radius} onAccent={setAccent} onRadius={setRadius}
          onText={(path, text) => setPieces({ ...pieces, [kind]: { ...pieces[kind], piece: withAt(piece, `config.${path}`, text) } })}
        />
        <p className={classes.note}>Go on, change it. In the dashboard you publish, and the site’s next page load has it.</p>
      </WhenReady>
    </div>
  )
}
