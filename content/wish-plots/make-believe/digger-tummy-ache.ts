import { wishPlot } from '../wish-plot.ts'

export const diggerTummyAche = wishPlot({
  id: 'wish-digger-tummy-ache',
  wishes: ['digger tummy ache', 'digger tummyache', 'digger tummy', 'digger stomach ache', 'digger stomachache', 'digger belly ache', 'digger bellyache', 'digger sore tummy', 'digger tummy hurts', 'digger swallowed', 'digger swallows', 'digger swallowed something', 'digger ate something', 'digger ate too much', 'digger ate a stone', 'digger swallowed a stone', 'digger swallowed a big stone', 'digger eats too much', 'digger eats too much mud', 'digger has a bad tummy', 'digger swallowed a ball', 'digger hiccups', 'digger feels poorly', 'digger poorly', 'digger feels sick', 'digger rumbling tummy', 'digger tummy rumbles', 'digger upset tummy', 'digger not feeling well', 'digger doctor', 'excavator tummy ache', 'excavator tummyache', 'excavator stomach ache', 'excavator swallowed', 'excavator tummy', 'excavator belly ache', 'excavator poorly', 'backhoe tummy ache', 'backhoe swallowed', 'backhoe stomach ache', 'jcb tummy ache', 'jcb swallowed', 'digger mouth', 'bagger bauchweh', 'excavadora dolor de barriga'],
  answers: ['digger', 'diggers', 'excavator', 'backhoe', 'jcb', 'machine', 'tummy', 'tummyache', 'stomach', 'stomachache', 'belly', 'bellyache', 'ache', 'aches', 'aching', 'hurts', 'hurt', 'sore', 'pain', 'rumbles', 'rumbling', 'rattle', 'rattles', 'upset', 'poorly', 'sick', 'ill', 'feels', 'feeling', 'well', 'bad', 'swallowed', 'swallows', 'swallow', 'ate', 'eats', 'eaten', 'eating', 'much', 'many', 'too', 'something', 'stone', 'stones', 'marble', 'ball', 'mud', 'sand', 'earth', 'dirt', 'hiccups', 'hiccup', 'burp', 'burps', 'mouth', 'teeth', 'bucket', 'scoop', 'arm', 'hole', 'dig', 'digs', 'digging', 'street', 'road', 'site', 'building', 'builder', 'builders', 'driver', 'doctor', 'medicine', 'better', 'help', 'helps', 'yellow', 'orange', 'green', 'red', 'big', 'little', 'small', 'tiny', 'old', 'noisy', 'sad', 'groans', 'groaned', 'night', 'evening', 'day', 'morning', 'today', 'work', 'works', 'stop', 'stops', 'can’t', 'couldn’t', 'because', 'rusty', 'gravel', 'rock', 'rocks', 'groaning', 'moans', 'tea', 'lunch', 'breakfast', 'feel', 'felt', 'has', 'had', 'gets', 'got', 'friend', 'friendly', 'kind', 'funny', 'silly', 'son', 'mum', 'mom', 'dad', 'grandpa', 'grandad', 'brother', 'sister'],
  except: ['hospital', 'crash', 'crashed', 'broke', 'broken', 'stuck', 'died', 'dead', 'tired', 'sleepy', 'lost', 'toy', 'dumper', 'crane', 'mixer', 'tractor', 'dinosaur', 'dragon', 'fuel', 'petrol', 'diesel', 'throws up', 'vomit', 'birthday', 'snow', 'police', 'mole', 'moon'],
  moods: ['change', 'waiting', 'lost'],
  company: ['digger', 'bucket', 'arm', 'tummy', 'marble', 'hole', 'window', 'sill', 'street', 'head', 'groan', 'driver', 'cab', 'teeth', 'earth', 'moon', 'cup'],
  isTale: true,
  about: 'A digger has a tummy ache, and something in it goes rumble and tock; each groan throws its head back, so that it swallows once more, until it is to groan with its nose down.',
  titles: ['Rumble and Tock', 'What the Digger Swallowed', '{H} and the Digger', 'Groan the Other Way', 'A Tummy Ache at the Window'],
  want: [
    {
      id: 'at-the-window',
      A: 'partner',
      paragraphs: [
        '{H}’s green marble had rolled down the street and fallen into a hole. By the hole stood a digger. {H} opened the window to ask it to dig the marble up. But the digger threw back its long arm, bucket and all, and groaned.',
        '“I can’t,” it said. “I’ve got such a tummy ache. There’s something in me.” It bent forward to show them. Rumble, went something inside, and then tock. “What have you swallowed?” asked {A}. “I couldn’t say,” said the digger. “I don’t chew.” {H} wanted the marble back before bed.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-had',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What have you had today?” asked {A}. The digger thought. For breakfast it had had road, which was rather dry. Then came sand, and some clay, which fills you up. “And at eleven a bit of old wall,” said the digger. “I don’t think that it was the wall. I’ve often had wall.”',
        '“Was there anything round?” asked {H}. “It’s all round when I eat it,” said the digger. It opened its bucket, so that they could see. Between two of the teeth there was still some breakfast.'
      ]
    },
    {
      id: 'listening-with-a-cup',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The digger held its arm up to the window. {H} put a cup to it, and an ear to the cup. It sounded like the sea, with gravel in it. “Say ah,” said {A}. “Ah,” said the digger. In the flat above somebody shut a window.',
        '“What can you hear?” asked {A}. {H} could hear a burp, and behind that a drip. “And something that’s waiting,” said {H}. “What for?” asked the digger. {H} listened once more. “For you to move,” said {H}. So the digger did not move, and nothing hurt. It stood like that for a minute. But you cannot dig without moving.'
      ]
    },
    {
      id: 'up-and-down',
      A: 'partner',
      paragraphs: [
        '“It has to come out again,” said {H}. “Shake yourself.” The digger bent forward and shook. Rumble, went the thing in its arm, past the elbow, and on towards the bucket. {H} held out both hands. “It’s nearly there,” called {H}. “Oh, my tummy,” groaned the digger, and threw its arm back to the sky. Rumble, went the thing, all the way back, and tock. “Now it’s right at the bottom,” said {A}.'
      ]
    },
    {
      id: 'peppermint-tea',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For a tummy ache there is peppermint tea. It was quite cold, and {H} poured a mugful into the bucket. The digger had never had anything that ran. The tea ran out again between its teeth, and down into the hole. “It’s good,” said the digger politely.',
        '“Did it help?” asked {H}. “It helped the hole,” said {A}. It smelled of peppermint down there for the rest of the evening. The digger bent over it now and then, as you do over soup.'
      ]
    },
    {
      id: 'other-is-the-doctor',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came to the window as the doctor, with a ladle. “Where does it hurt?” asked {A}, and knocked. It did not hurt at the elbow. It did not hurt at the wrist. The digger was most interested. It had not known that it had a wrist at all.',
        '“Put out your tongue,” said {A}. The digger looked into its own bucket. There were five teeth, and there was mud, and that was all. It held the mud out. “It’s a bit brown,” said {A}, and wrote it down.'
      ]
    },
    {
      id: 'pet-hears-it-roll',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} sat at the window and heard it roll. Rumble, it went, from left to right, and {A}’s head went from left to right. Tock. {A} waited. Somewhere in that big yellow thing was something small and quick.',
        'The digger moved a little, so as not to be rude. Rumble. {A} went along the sill after it, as far as the sill went. “Does it like me?” asked the digger. “{A} likes what you’ve got,” said {H}. The digger laid its arm against the sill. {A} put one ear to it, in case something came out there.'
      ]
    },
    {
      id: 'elder-green-plums',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had a tummy ache like that once,” said {S}. “It was eleven green plums. My mother asked if I’d had any, and I said no. Then I hiccuped.” “And then?” asked {A}. “It smelled of plum,” said {S}, “right across the kitchen. So we both knew.”',
        'The digger had listened from above. It sniffed at its own bucket. “What do I smell of?” it asked. {A} took a breath, and tried to be exact. “Of street,” said {A}, “and a little of lamp post.” The digger was ashamed. It had only wanted a taste of the lamp post.'
      ]
    },
    {
      id: 'child-is-a-digger',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was a digger as well, and ate a heap of cushions with one arm. Then {S} groaned. “I’ve got something in me,” said {S}. {A} asked what it was. “The small one with the tassel,” said {S}. “It tickles.”',
        'The digger looked in at the window with great sympathy. “You must roll forward and back,” said the digger. So {S} rolled forward and back, right across the rug. The small cushion had been lying there all the time. But {S} felt much better, and told the digger so.'
      ]
    },
    {
      id: 'head-back',
      A: 'partner',
      paragraphs: [
        'The digger bent forward once more. The thing came rolling. Then the digger threw back its arm and groaned at the moon. Tock. “A hen drinks like that,” said {A} slowly. “It puts its head back, so that the water runs down.” “You swallow it again each time you groan,” {H} told the digger. “But I’ve got to groan,” it said.'
      ]
    }
  ],
  turn: [
    {
      id: 'nose-down',
      A: 'partner',
      paragraphs: [
        '“Then groan downwards,” {H} told the digger. It laid its bucket on the window sill, with its nose in {H}’s cushion. Its arm sloped like a slide. Rumble, went the thing. “Oh,” groaned the digger, and the cushion hummed. “Stay down,” said {A}. Rumble, it went, past the elbow, and out between two teeth. It rolled over the sill into {H}’s hands, and it was green. “That’s my marble,” said {H}. The digger had dug it up already, at half past nine.'
      ]
    },
    {
      id: 'what-else-came-out',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The digger kept its nose down for a moment, in case there was more. There was. A spoon came out, and half a blue plate, and a key to nothing. “I’d missed none of it,” said the digger. “I never get to look. I only hand it on.”',
        '{H} laid it all out in a row on the sill. The digger turned its cab to see. It had never known what it ate. “I’d have chewed,” it said, “if I’d known that there was a plate.”'
      ]
    },
    {
      id: 'turning-round',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The digger wanted to know if it really was well, and turned its cab right round. The tracks below stood still. It turned once more. There was no rumble, and there was no tock. “I can’t do that,” said {A}. “When I turn, my feet come too.”',
        '{H} stood on the rug, and turned with both feet in one place. {H} got round as far as the door, and then the knees said no. “It’s a matter of not having knees,” said the digger kindly. It could now see all four ends of the street, one after the other.'
      ]
    },
    {
      id: 'other-brings-supper',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} thought that after a tummy ache you should start with something light. So {A} held out a slice of dry toast. The digger took it between two teeth, with all its care. For somebody who eats roads it was not much. It held the toast for a long time.',
        '“How is it?” asked {A}. “It’s soft,” said the digger. “Could I have it harder?” So {A} gave it the crust. The digger crunched it once, and it did look less green. Or else that was the street lamp.'
      ]
    },
    {
      id: 'a-look-first',
      A: 'partner',
      paragraphs: [
        'The digger looked at the marble from quite close. “So that’s what it was,” it said. “It’s the nicest thing I’ve ever had, and I gulped it.” “You can look at it tomorrow,” said {A}, “before you start.” {H} set the marble in a cup on the sill. It could be seen there from the street, and could not roll. The digger put its nose to the ground, where a nose is safe. It did not groan. It hummed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the tock too, and looked under the sofa first.',
      '{names} groaned along with the digger, a little higher.',
      { text: '{names} laid a hand on the digger’s bucket, and warmed it a little.', needs: ['hands'] }
    ],
    way: [
      '{names} shook from head to foot, to show the digger how.',
      '{names} counted the tocks, and got sleepy after four.',
      { text: '{names} held a bowl under the bucket, in case.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the gap between the teeth, from as near as could be.',
      '{names} ran after the marble, in case it did not stop.',
      { text: '{names} turned the cushion over, to its clean side.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushion was beaten till it gave back its mud. The marble stood in its cup on the sill. It was dark outside, but for one yellow arm.',
    '{H} washed, and lay down flat, and turned over once to try. Nothing in there rolled.'
  ],
  last: [
    'By the hole the digger lay with its nose down, and nothing rolled, and {H} was asleep.',
    'The marble was in its cup, and nobody had it in the tummy, and {H} was asleep.'
  ]
})
