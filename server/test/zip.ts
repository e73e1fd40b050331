import { crc32 } from 'node:zlib'

/** A zip archive of texts by their names, stored as they are. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function zip(files: Readonly<Record<string, string>>): Buffer {
  const heads: Buffer[] = []
  const bodies: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    heads.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, place, Buffer.from(name))
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), data])
    bodies.push(body)
    offset += body.length
  }
  const directory = Buffer.concat(heads)
  const end = Buffer.alloc(18)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}
