/** Longhands and margins where a shorthand or gap would be shorter: phones of 2019 know these. */
export const faqCss = `
h2 {
  margin-bottom: 14px;
}
.list {
  border-bottom: 1px solid var(--inlay-line);
}
.list:empty {
  display: none;
}
details {
  border-top: 1px solid var(--inlay-line);
}
summary {
  display: flex;
  align-items: flex-start;
  padding: 14px 0;
  border-radius: calc(var(--inlay-radius) / 2);
  font-weight: 500;
  cursor: pointer;
  list-style: none;
}
details[open] summary {
  /* The ring of the focus keeps off the answer. */
  margin-bottom: 6px;
  padding-bottom: 8px;
}
summary::-webkit-details-marker {
  display: none;
}
summary span {
  flex: 1;
  min-width: 0;
}
.icon {
  margin-top: 2px;
  margin-inline-start: 16px;
  color: var(--inlay-muted);
  transition: transform 160ms;
}
summary:hover .icon {
  color: var(--inlay-text);
}
details[open] .icon {
  transform: rotate(45deg);
  color: var(--inlay-ink);
}
p, ul, ol {
  padding-inline-end: 40px;
  color: var(--inlay-muted);
  white-space: pre-line;
  text-wrap: pretty;
}
ul, ol {
  margin: 0;
  padding-inline-start: 22px;
}
li + li {
  margin-top: 4px;
}
.answer > * + * {
  margin-top: 10px;
}
.answer > :last-child {
  padding-bottom: 16px;
}
b {
  font-weight: 600;
  color: var(--inlay-text);
}
a {
  color: var(--inlay-ink);
  text-underline-offset: 2px;
}
@supports (interpolate-size: allow-keywords) {
  .list {
    interpolate-size: allow-keywords;
  }
  details::details-content {
    height: 0;
    overflow: clip;
  }
  details[open]::details-content {
    height: auto;
  }
  @media (prefers-reduced-motion: no-preference) {
    details::details-content {
      transition: height 180ms, content-visibility 180ms allow-discrete;
    }
  }
}
`
