/** Tests the fields of work that texts name. */
import { expect, test } from 'vitest'
import { readFields } from './fields-of-work.ts'

const fieldsOf = (text: string) => [...readFields(text).keys()]

test('different words of one field name it', () => {
  for (const text of ['Firmware for 17 products', 'ESP32 and nRF52', 'FreeRTOS or bare metal'])
    expect(fieldsOf(text)).toContain('embedded systems')
})

test('hyphens, plurals and capitals make no difference', () => {
  const expected = fieldsOf('front end developer, power bi dashboard')
  expect(fieldsOf('Front-End Developers, Power BI dashboards')).toEqual(expected)
  expect(expected).toEqual(expect.arrayContaining(['front end', 'dashboards']))
})

test('only whole words count', () => {
  expect(fieldsOf('A scenic tour of the seafront endures')).toEqual([])
})

test('the different names of a field are counted once each', () => {
  expect(readFields('Grafana and Prometheus; Grafana again').get('monitoring')).toBe(2)
})
