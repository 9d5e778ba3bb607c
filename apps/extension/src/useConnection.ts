import { useEffect, useState } from 'react'
import { type Connection, readConnection, watchConnection } from './connection.ts'

/** Returns the connection, and follows its changes; null until it was read. */
export function useConnection(): Connection | null {
  const [connection, setConnection] = useState<Connection | null>(null)
  useEffect(() => {
    const read = () => void readConnection().then(setConnection)
    read()
    return watchConnection(read)
  }, [])
  return connection
}
