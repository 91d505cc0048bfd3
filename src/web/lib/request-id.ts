import { createContext, useContext } from 'react'

const RequestId = createContext<string | undefined>(undefined)
export const RequestIdProvider = RequestId.Provider
/** What the log calls the request that brought this page, when it is known. */
export const useRequestId = () => useContext(RequestId)
