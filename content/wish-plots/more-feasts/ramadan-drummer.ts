import { wishPlot } from '../wish-plot.ts'

export const ramadanDrummer = wishPlot({
  id: 'wish-ramadan-drummer',
  wishes: ['ramadan drum', 'ramadan drummer', 'ramadan drummers', 'ramadan drums', 'ramadan drumming', 'ramazan drummer', 'ramazan drum', 'ramadhan drummer', 'ramzan drummer', 'ramzan drum', 'drummer ramadan wakes', 'drummer ramadan dawn', 'drummer before dawn', 'drummer dawn wakes', 'drummer suhoor', 'drummer suhur', 'drummer sahur', 'drummer sehri', 'drum suhoor', 'drum sahur', 'drum sehri', 'suhoor drum', 'suhoor drummer', 'sahur drummer', 'mesaharati', 'mesaharaty', 'musaharati', 'musaharaty', 'misaharati', 'mesharati', 'mashrati', 'messaharati', 'musahharati', 'sehar khan', 'seharkhan', 'sehri wala', 'davulcu', 'ramazan davulcusu', 'ramazan davulu', 'nafar ramadan', 'nafar', 'who wakes the drummer', 'wakes drummer', 'wake drummer', 'woke drummer', 'waking up suhoor', 'wake suhoor', 'wakes suhoor', 'wake sehri', 'wakes sehri', 'wake sahur', 'مسحراتي', 'المسحراتي'],
  answers: ['drummer', 'drummers', 'drum', 'drums', 'drumming', 'drummed', 'beat', 'beats', 'beating', 'loud', 'boom', 'who', 'wake', 'wakes', 'waking', 'woke', 'up', 'awake', 'everybody', 'everyone', 'all', 'people', 'street', 'streets', 'neighbours', 'village', 'town', 'city', 'house', 'houses', 'window', 'windows', 'door', 'names', 'name', 'calls', 'calling', 'call', 'before', 'dawn', 'dark', 'night', 'early', 'morning', 'sunrise', 'eat', 'eating', 'breakfast', 'meal', 'suhoor', 'suhur', 'sahur', 'sehri', 'ramadan', 'ramazan', 'ramadhan', 'ramzan', 'fast', 'fasting', 'month', 'kareem', 'walks', 'walking', 'walk', 'goes', 'round', 'sleep', 'sleeps', 'asleep', 'sleeping', 'bed', 'man', 'him', 'himself', 'turkish', 'egypt', 'istanbul', 'cairo', 'old', 'heard', 'hear', 'hears', 'hearing', 'saw', 'see', 'first', 'time', 'family', 'grandma', 'grandpa', 'dad', 'baba', 'mama', 'our', 'story', 'about', 'question'],
  except: ['little drummer boy', 'christmas', 'scared', 'afraid', 'frightened', 'nightmare', 'war', 'bomb', 'bombs', 'shelling', 'siren', 'sirens', 'camp', 'tent', 'hungry', 'hospital', 'sick', 'died', 'dead', 'lost', 'alone', 'cried', 'crying', 'police', 'angry', 'complained', 'dragon', 'bear', 'robot', 'rooster', 'cockerel'],
  moods: ['question', 'waiting', 'first', 'sleepless'],
  asked: 'fact',
  fed: true,
  company: ['drummer', 'drum', 'salt', 'pepper', 'glass', 'glasses', 'mustard', 'jam', 'bread', 'dates', 'cheese', 'table', 'window', 'street', 'lamp'],
  about: 'Before dawn the drummer wakes the street for the last meal of the night, and two at a kitchen table lay down glasses and the salt, to find out who wakes him.',
  titles: ['Nobody Wakes the Salt', 'The Salt Stands Up', '{H} Asks the Drummer', 'A Smooth Cheek', 'Seven Glasses Asleep'],
  want: [
    {
      id: 'before-he-comes',
      A: 'partner',
      paragraphs: [
        '{H} woke in the dark, for somewhere there was a drum. It was Ramadan, and before dawn a drummer came down the street, and woke everybody to eat. {A} was in the kitchen already, with the bread. “The drummer wakes the whole street,” said {H}. “But who wakes the drummer?” “I’ve never asked,” said {A}. {H} wanted to know it before the drum got to their house.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-salt',
      A: 'partner',
      paragraphs: [
        '{A} laid seven tea glasses on their sides. They were the street, and were asleep. The salt was the drummer, and {H} laid it down as well. “And who wakes the salt?” asked {H}. “Another drummer,” said {A}, and put the pepper behind it. “And who wakes the pepper?” They fetched the mustard, and behind the mustard the jam. Then the shelf was empty, and nobody was there to wake the jam. Boom, went the drum, a little nearer.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it saying?” asked {H}. They held still. In some towns the drummer has words to go with it, and tells the sleepers to wake up. But from here you heard only the drum. “Bread,” said {A}. “It’s saying bread, bread, and beans.”',
        '{H} listened again. Now that {H} knew it, there was no hearing anything else. “It’s just said cheese,” said {H}. “That was the neighbour’s door,” said {A}.'
      ]
    },
    {
      id: 'alarm-clock',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps the drummer’s got a clock,” said {A}, and fetched theirs from beside the bed. “Then who wakes the clock?” asked {H}. They bent over it. It did not look asleep. It did not look awake either, for both its hands hung down.',
        '“It ticks in its sleep,” said {H}. “Somebody has to tell it when.” That would have to be done in the evening, by the drummer. Then the drummer would be waking the drummer, only very slowly.'
      ]
    },
    {
      id: 'cockerel',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“It’ll be a cockerel,” said {A}. “They wake by themselves. They’ve got a clock inside.” {H} liked it, and set out an egg cup for the cockerel. Then they both held their breath, for you hear a cockerel through three walls.',
        'There was only the drum. “Perhaps it whispers,” said {A}, “so as not to spoil it for the drummer.” {H} listened for a whisper, and it was the tap. So the egg cup was put away again. It had got up for nothing.'
      ]
    },
    {
      id: 'baby-first',
      S: 'baby',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was awake as well, and had been before the drum. {S} sat up in somebody’s arms, and looked as if it was noon. “It’s babies,” said {A}. “They wake everybody. Why not the drummer?”',
        '{A} put down an egg cup for {S}, with a heavy foot, and it would not lie. However it was laid, it rolled round and sat up again. “That’s how it is with {S},” said {A}, and put it back on the shelf.'
      ]
    },
    {
      id: 'the-dough',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“It’s the baker,” said {A}. “Bakers are up before anybody.” “And who wakes the baker?” asked {H}. It was the dough. It rose in its bowl, said {A}, and came up over the rim, and felt for a hand.',
        '“And who wakes the dough?” {A} thought that it just got warm and could not lie any longer. They both looked at the loaf on the board. It had been up very early, and had lain down again.'
      ]
    },
    {
      id: 'elder-verse',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Ours had a verse for every door,” said {S}, “with the people’s names in it. My cousin’s was with roses.” “And yours?” asked {A}. {S} sighed. “Mine was with onion,” said {S}. “There’s nothing else that goes with our name.”',
        '“Did you get up for it?” “At once,” said {S}. “I was down at the window before the second line. I didn’t want the whole street to hear about the onion.”'
      ]
    },
    {
      id: 'child-twice',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had got up by mistake, before being woken, and was sorry about it. “Now the drummer can’t wake me,” said {S}. “Lie down again,” said {A}. {S} lay down on the kitchen bench, and shut both eyes tight.',
        'Boom, went the drum, two streets off. {S} sat up. “That wasn’t for you yet,” said {A}. So {S} lay down once more. {S} had never slept so often in one night.'
      ]
    },
    {
      id: 'pet-not-fasting',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had heard no drum, but had heard the bread tin, through two doors. “So it’s the bread that wakes {A},” said {H}. {A} sat down by the table and looked at the seven sleepers. {A} put a nose to one, and it rolled.',
        '“That was the third house,” said {H}, and laid it back. “The drum hasn’t got that far.” {A} was given a crust for the present, and did not ask who wakes whom.'
      ]
    },
    {
      id: 'guest-name',
      S: 'guest',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“The drummer doesn’t know my name,” said {S}. “So who am I woken by?” {A} thought that the neighbours’ names would do, if they were loud. {S} was not so sure. At home {S} never woke up for anybody else’s.',
        'They tried it. {S} laid a head on the table, and {A} called out all the names in the house. {S} slept on. At “breakfast” {S} sat up, and said that it was very like.'
      ]
    },
    {
      id: 'yawn',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} yawned, and it was a long one. {A} saw it, and had to yawn as well. That made {H} yawn again. “It’s going round,” said {A}, behind one hand. “Somebody’s got to keep it.” They shut their mouths and looked at the salt.',
        'A shaker has holes on top, as if it had yawned and stopped halfway. “It’s got it,” said {H}. They were both quite sure of that, and yawned.'
      ]
    },
    {
      id: 'in-a-ring',
      A: 'partner',
      paragraphs: [
        '“Then the last house does it,” said {H}, and pushed the glasses into a ring. The last glass was to wake the salt, and the salt the first. They waited for it to begin. “They’re all waiting for one another,” said {A}. Boom, boom. It was at the corner now.'
      ]
    },
    {
      id: 'smooth-cheek',
      A: 'partner',
      paragraphs: [
        'They went to the window. Under the street lamp came the drummer, with the drum on a strap. At every window there were people, and they were called by name, every one. “Who wakes you?” called {H}. But the drum was too loud, and the drummer only nodded. {A} had looked very closely. “We’ve all got a crease on one cheek,” said {A}, “from the pillow. The drummer hasn’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'last-to-bed',
      A: 'partner',
      paragraphs: [
        '{H} ran back to the ring, where they were all lying, and stood the salt up. “The drummer hasn’t been to bed,” said {H}. “You can’t wake somebody who’s up. It’s only bedtime when everybody’s awake.” The salt went round from glass to glass. It said boom at each, and one after another they got up.'
      ]
    },
    {
      id: 'row-of-lights',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Outside the windows lit up, one after another, as if somebody went along with a finger and counted. You could see how far the drum had got. At the end of the street it was dark still, and then it was not. “There’s one missing,” said {A}. “Over the shop.”',
        'They watched that window. Boom, boom, boom. It stayed black. Then the drummer called a name, and it lit up at once. “That one only wakes up for that,” said {H}.'
      ]
    },
    {
      id: 'drink-ahead',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The seven glasses were needed now. Whoever fasts drinks before dawn, and not again before sunset. {A} drank one house empty, and then the house next door. {H} did not have to fast yet, but drank a house as well, to be neighbourly.',
        '“How much does a camel drink?” asked {H}. “The whole street,” said {A}. The salt had to be moved out of the wet. It had somewhere to be.'
      ]
    },
    {
      id: 'thanks-by-day',
      A: 'other',
      spare: 13,
      paragraphs: [
        '“When Ramadan’s over, the drummer comes once by day,” said {A}. “Then people go to their doors and say thank you, with sweets or a coin.” {H} tried to think of a drummer in the sun. The drum would have a colour, too.',
        '“Won’t it be too early to be up?” asked {H}. {A} thought that there would be a yawn at every door. And at every door people would say “go to bed”.'
      ]
    },
    {
      id: 'the-soup',
      A: 'partner',
      paragraphs: [
        'There was bread with white cheese, and three dates each. Then they heard steps. The drummer was coming back, with the drum under one arm, and yawned below their window. “And if the drummer’s still napping when the sun goes down,” asked {A}, “who does the waking then?” {H} laid the salt on a folded napkin, and pulled one corner over it. “The soup,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the kitchen too, with half an eye open.',
      '{names} listened at the door, and heard the drum as well.',
      { text: '{names} put the plates round, and tried not to clink.', needs: ['hands'] },
      { text: '{names} held the bread, so that it kept still.', needs: ['hands'] }
    ],
    way: [
      '{names} looked along the row, from sleeper to sleeper.',
      '{names} leaned on the window sill, under all the other chins.',
      { text: '{names} caught a house that was rolling off the table.', needs: ['hands'] },
      { text: '{names} waved to the drummer, who had no hand free.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed up for the bread, and for some of the cheese.',
      '{names} watched the drummer go, as far as the corner.',
      { text: '{names} put the date stones on one plate, and counted them.', needs: ['hands'] },
      { text: '{names} tucked the napkin in, on the salt’s other side.', needs: ['hands'] }
    ]
  },
  bed: [
    'They rinsed the seven glasses and stood them in a row. All day the salt lay under its napkin, and at sunset the soup came and woke it.',
    'Then it was dark again. {H} washed, and lay down on the cheek that had no crease yet.'
  ],
  last: [
    'At the end of the street the drummer was wide awake, and {H} was asleep.',
    'A drummer must have somebody to wake, and {H} was asleep.'
  ]
})
