import { Buffer } from 'node:buffer'

/** Samples for each token, and so the frame of the durations that it tells. */
export const TINY_FRAME = 600
/** The sound of one token before it is scaled: a ramp, so that places can be told apart. */
export const TINY_BASIS: readonly number[] = Array.from({ length: TINY_FRAME }, (_, i) => (i + 1) / TINY_FRAME)

/**
 * An ONNX model with the inputs and outputs of Kokoro's exports, written by hand: `waveform` is, for each token, the
 * basis times the token's number times the mean of the style, divided by the speed. With `tellsDurations` each token has
 * one frame, pads included, as the exports have it that tell of durations.
 */
export function tinyVoiceModel({ tellsDurations = false } = {}): Buffer {
  const nodes = [
    node('Cast', ['input_ids'], ['ids'], [intAttribute('to', FLOAT)]),
    node('Unsqueeze', ['ids', 'last'], ['column']),
    node('ReduceMean', ['style'], ['loud'], [intAttribute('keepdims', 0)]),
    node('Mul', ['column', 'basis'], ['rows']),
    node('Mul', ['rows', 'loud'], ['louder']),
    node('Div', ['louder', 'speed'], ['paced']),
    node('Reshape', ['paced', 'flat'], ['waveform']),
    ...(tellsDurations
      ? [
          node('Reshape', ['ids', 'line'], ['ids1']),
          node('Mul', ['ids1', 'zero'], ['nothing']),
          node('Add', ['nothing', 'one'], ['each']),
          node('Cast', ['each'], ['durations'], [intAttribute('to', INT64)])
        ]
      : [])
  ]
  const graph = Buffer.concat([
    ...nodes.map((one) => bytes(1, one)),
    text(2, 'tiny'),
    bytes(5, tensor('basis', FLOAT, [1, 1, TINY_FRAME], floats(TINY_BASIS))),
    bytes(5, tensor('last', INT64, [1], longs([2]))),
    bytes(5, tensor('flat', INT64, [2], longs([1, -1]))),
    ...(tellsDurations
      ? [
          bytes(5, tensor('line', INT64, [1], longs([-1]))),
          bytes(5, tensor('zero', FLOAT, [1], floats([0]))),
          bytes(5, tensor('one', FLOAT, [1], floats([1])))
        ]
      : []),
    bytes(11, value('input_ids', INT64, [1, 'n'])),
    bytes(11, value('style', FLOAT, [1, 256])),
    bytes(11, value('speed', FLOAT, [1])),
    bytes(12, value('waveform', FLOAT, [1, 'samples'])),
    ...(tellsDurations ? [bytes(12, value('durations', INT64, ['n']))] : [])
  ])
  const opset = Buffer.concat([text(1, ''), long(2, 13)])
  return Buffer.concat([long(1, 8), bytes(7, graph), bytes(8, opset)])
}

const FLOAT = 1
const INT64 = 7

// The wire format of protocol buffers, and of ONNX as much as this model needs: onnx.proto names the fields.

function varint(number: number): Buffer {
  const out: number[] = []
  let rest = BigInt.asUintN(64, BigInt(number))
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    out.push(rest > 0n ? low | 128 : low)
  } while (rest > 0n)
  return Buffer.from(out)
}

function long(field: number, number: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(number)])
}

function bytes(field: number, content: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content])
}

function text(field: number, content: string): Buffer {
  return bytes(field, Buffer.from(content))
}

function intAttribute(name: string, number: number): Buffer {
  const INT = 2
  return Buffer.concat([text(1, name), long(3, number), long(20, INT)])
}

function node(operator: string, inputs: string[], outputs: string[], attributes: Buffer[] = []): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, operator),
    ...attributes.map((attribute) => bytes(5, attribute))
  ])
}

function tensor(name: string, type: number, dims: number[], raw: Buffer): Buffer {
  return Buffer.concat([...dims.map((dim) => long(1, dim)), long(2, type), text(8, name), bytes(9, raw)])
}

function value(name: string, type: number, dims: (number | string)[]): Buffer {
  const shape = Buffer.concat(dims.map((dim) => bytes(1, typeof dim === 'number' ? long(1, dim) : text(2, dim))))
  const tensorType = Buffer.concat([long(1, type), bytes(2, shape)])
  return Buffer.concat([text(1, name), bytes(2, bytes(1, tensorType))])
}

function floats(numbers: readonly number[]): Buffer {
  return Buffer.from(Float32Array.from(numbers).buffer)
}

function longs(numbers: readonly number[]): Buffer {
  return Buffer.from(BigInt64Array.from(numbers, BigInt).buffer)
}
