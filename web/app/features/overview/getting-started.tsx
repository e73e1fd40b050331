import { Button } from '@mantine/core'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { stepsOf } from './first-steps.ts'
import type { Figures } from './first-steps.ts'
import classes from './getting-started.module.css'

/** A new owner's way to the first component that visitors see. Ticks itself, and is gone when all is done. */
export function GettingStarted({ figures }: { figures: Figures }) {
  const steps = stepsOf(figures)
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  const next = steps.find((step) => !step.done)
  return (
    <Card
      title="Getting started"
      action={(
        <span className={classes.progress}>
          {done} of {steps.length}
          <span className={classes.dots} aria-hidden>{steps.map(({ id }, index) => <span key={id} data-done={index < done || undefined} />)}</span>
        </span>
      )}
    >
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.id} className={classes.step} data-next={step === next || undefined}>
            <span className={classes.box} data-done={step.done || undefined} aria-hidden>{step.done ? <Icon of={Check} size={14} /> : null}</span>
            <div>
              <p className={classes.title} data-done={step.done || undefined}><span className="visually-hidden">{step.done ? 'Done: ' : 'To do: '}</span>{step.title}</p>
              {step === next ? (
                <>
                  <p className={classes.text}>{step.text}</p>
                  <Button component={Link} to={step.to} variant="default" size="xs" className={classes.button}>{step.action}</Button>
                </>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
