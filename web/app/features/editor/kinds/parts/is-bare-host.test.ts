import { expect, it } from 'vitest'
import { isBareHost } from './is-bare-host.ts'

it('an address without its https:// is told', () => {
  for (const address of ['shop.example', 'www.shop.example/new', ' shop.example:8080?a=1 ', 'Shop.Example#a']) expect([address, isBareHost(address)]).toEqual([address, true])
})

it('what leads where it looks like is left alone', () => {
  for (const address of ['', '/new', 'new', 'new.html', '../prices.pdf', '#prices', '?page=2', '//shop.example', 'https://shop.example', 'mailto:a@shop.example', 'tel:+4930']) {
    expect([address, isBareHost(address)]).toEqual([address, false])
  }
})
