import { repairOwnAddress } from './address.ts'

// All that a page of the development server runs in its <head>.
repairOwnAddress()
