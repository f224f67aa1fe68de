import { wishPlot } from '../wish-plot.ts'

export const withoutArmbands = wishPlot({
  id: 'wish-without-armbands',
  wishes: ['swam without armbands', 'swim without armbands', 'swims without armbands', 'swimming without armbands', 'swam without arm bands', 'swim without arm bands', 'swam no armbands', 'swim no armbands', 'swimming no armbands', 'swam armbands', 'swim armbands', 'armbands', 'arm bands swimming', 'armbands off', 'took armbands off', 'takes off armbands', 'taking armbands off', 'took off her armbands', 'took off his armbands', 'first time without armbands', 'without armbands school', 'without armbands school swimming', 'armbands school swimming', 'without armbands lesson', 'armbands pool', 'doesn’t need armbands', 'don’t need armbands', 'didn’t need armbands', 'swam without floaties', 'swim without floaties', 'swims without floaties', 'swimming without floaties', 'floaties off', 'without floaties', 'without water wings', 'water wings off', 'swam without water wings', 'without arm floats', 'swam without a float', 'swims without a float', 'swam without float', 'swam on my own', 'swam on his own', 'swam on her own', 'swam by myself', 'swam by himself', 'swam by herself', 'without swim vest', 'without puddle jumper', 'first swim without armbands', 'armband', 'swam a width without', 'swim without vest', 'swam without a noodle', 'swim without noodle', 'swimming without a vest', 'took the floaties off', 'arm bands off', 'no floaties', 'no arm bands swimming'],
  answers: ['swam', 'swim', 'swims', 'swimming', 'float', 'floats', 'floated', 'floating', 'armband', 'armbands', 'arm', 'bands', 'floaties', 'wings', 'vest', 'without', 'no', 'off', 'took', 'takes', 'taking', 'need', 'needs', 'needed', 'didn’t', 'doesn’t', 'don’t', 'first', 'time', 'finally', 'today', 'yesterday', 'tomorrow', 'school', 'class', 'lesson', 'lessons', 'teacher', 'instructor', 'pool', 'baths', 'water', 'big', 'little', 'shallow', 'holiday', 'holidays', 'hotel', 'own', 'myself', 'himself', 'herself', 'alone', 'all', 'whole', 'width', 'across', 'metres', 'meters', 'strokes', 'kicks', 'steps', 'proud', 'happy', 'excited', 'brave', 'nervous', 'scared', 'worried', 'dared', 'managed', 'learned', 'learnt', 'learning', 'can', 'could', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'son', 'daughter', 'orange', 'new', 'old', 'week', 'monday', 'thursday', 'friday', 'nana', 'sister', 'brother', 'friend', 'friends', 'sister’s', 'cold', 'warm', 'rain', 'sunny', 'summer', 'saturday', 'sunday', 'tuesday', 'wednesday', 'morning', 'afternoon', 'really', 'so', 'very', 'far', 'lengths', 'length', 'long', 'nana', 'auntie', 'coach'],
  except: ['drown', 'drowned', 'drowning', 'sank', 'sinking', 'pushed', 'threw', 'thrown', 'fell', 'rescued', 'ambulance', 'hospital', 'hurt', 'cried', 'crying', 'sea', 'ocean', 'lake', 'river', 'pond', 'boat', 'shark', 'mermaid', 'dolphin', 'whale', 'octopus', 'dog', 'puppy', 'cat', 'duck', 'duckling', 'penguin', 'hippo', 'elephant', 'tiger', 'dragon', 'robot', 'badge', 'certificate', 'medal', 'friendship', 'milkshake', 'deep', 'dive', 'diving', 'slide', 'burst', 'refugee'],
  moods: ['first', 'proud', 'learning', 'afraid', 'waiting'],
  company: ['armbands', 'orange', 'peel', 'bowl', 'breath', 'bottle', 'stripes', 'water', 'air', 'bench', 'jumper', 'table', 'steps', 'rail'],
  about: 'The hero swam without armbands today and cannot say what it was that held, until an orange with and without its peel and two stripes on a jumper show where the other two armbands are.',
  titles: ['The Other Two Armbands', 'What Held {H} Up', 'Without Armbands', 'An Orange Without Armbands', 'A Breath from Last Summer'],
  want: [
    {
      id: 'what-held-you-up',
      A: 'partner',
      paragraphs: [
        '{H} swam without armbands today, at school swimming. The teacher stood in the water, and {H} swam as far as from a sofa to a door. The armbands sat on the bench and watched. “And what held you up?” asked {A} that evening. For once {H} had no answer. The teacher had not said. “I’ve got to know,” said {H}. “On Thursday it’s got to hold me again.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-orange',
      A: 'partner',
      paragraphs: [
        '{A} stood a big bowl of water on the kitchen table, and laid an orange in it. The orange swam, and it had no armbands on. “It’s got a peel, though,” said {H}. So they peeled it. The bare orange went straight down and sat on the bottom. The peel stayed on top by itself. “There’s air in the white part,” said {A}. “Those were its armbands.” {H} felt both elbows, and there was no peel anywhere. “Then I ought to have sunk,” said {H}.'
      ]
    },
    {
      id: 'from-sofa-to-door',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“As far as from a sofa to a door,” said {A}. “Show me.” {H} lay on the rug and did it once more, kick for kick. It took eleven. In the water it had only been four. “A rug’s slower,” said {H}.',
        '{A} tried the rug as well, and got as far as the table leg. “Is it easier with armbands?” asked {A}. With armbands on, {H} explained, you cannot reach your own nose. {A} scratched it, and was glad to be swimming without.'
      ]
    },
    {
      id: 'what-else-swims',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried what else could swim without armbands. A spoon could not. A cork could, and it showed off. The big potato sank, and a walnut did not. “It isn’t who’s heavy,” said {A}. “It isn’t who’s light, either,” said {H}, and looked at a very small nail.',
        'The egg thought it over for a moment before it went down. In the end there were two rows on the table, swimmers and sitters. They kept them apart, so that nobody would feel bad.'
      ]
    },
    {
      id: 'what-the-teacher-did',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Did the armbands just come off?” asked {A}. It was not like that. Each week the teacher had let a little air out of the armbands, one breath and no more. Nobody had said so. “In the end they were as flat as pancakes,” said {H}. “I swam with two pancakes on.”',
        '“And you didn’t notice?” “I had to count kicks,” said {H}. Today the teacher had laid them on the bench. They had not held up anything for a fortnight.'
      ]
    },
    {
      id: 'other-tries-them-on',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} wanted to try the armbands on, and got in as far as one thumb. “They’re tight,” said {A}. The other one went onto a big toe. {A} lay down on the rug like that, to see how one felt in them.',
        '“Safe,” said {A}, after a while. “At the top and at the bottom. It’s only in the middle that I’m not so sure.” The middle was the largest part, too. {H} pulled both of them off again, and they came away with a sound like a kiss.'
      ]
    },
    {
      id: 'pet-looks-at-the-orange',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came to look into the bowl. The peel was going round on top, with nobody inside it. Down at the bottom sat an orange with nothing on. {A} looked at the one, and at the other.',
        'Then {A} took a step back. One could see how {A} put it together. It had taken off its coat and gone in, and it had not come up. “It’s all right,” said {H}. “It’s only an orange.” {A} stayed beside the bowl until it was out.'
      ]
    },
    {
      id: 'elder-corks',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had no armbands,” said {S}. “We had a belt of corks. Each week they cut one cork off, until there was only the string. Then you could swim.” “And who kept the corks?” asked {A}.',
        '“I’ve still got one,” said {S}, and felt in a pocket. “When I was old enough for a bicycle, I tied it on the back. I was the only one in the street who never went under.”'
      ]
    },
    {
      id: 'child-eats-in-armbands',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} put on the armbands for supper, and sat down with both arms out, like a snowman. There was a piece of bread in one hand. It would not come to the mouth. {S} sent the mouth to the bread, and it was just too far.',
        '“I can reach yours,” said {S}. That was true. So {S} fed {A}, and {A} fed {S}, and they both had enough. “You don’t swim better in these,” said {S}, “but you get on better.”'
      ]
    },
    {
      id: 'two-stripes',
      A: 'partner',
      paragraphs: [
        '“Tell me again how you did it,” said {A}. “I let go of the steps,” said {H}, “and I took a breath, and …” “Stop,” said {A}. “Do that once more.” {H} took the breath again. On {H}’s jumper there were two stripes, and they had moved apart. {H} breathed out, and the stripes came together. “Something’s being blown up in there,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-inside',
      A: 'partner',
      paragraphs: [
        '{A} fetched a small bottle, full of water, and laid it in the bowl. It sank like the bare orange. Then {A} poured the water out, screwed the lid on, and laid the bottle in again. Now it swam, and had nothing on at all. “It’s got its armband on the inside,” said {H}. They looked at the two stripes. “You’ve got one on the left and one on the right,” said {A}. “That’s where breath goes.” “So I’ve still got two,” said {H}.'
      ]
    },
    {
      id: 'how-far-apart',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They measured the stripes. With the breath out there was room between them for one finger. With the breath in there was room for two, and a crumb. {A} had buttons instead, and those moved as well. The third one looked as if it might come off.',
        '“Yours must be bigger,” said {H}. {A} sat up straighter. “You can borrow one, if you like,” said {A}. They thought about how that could be done, and let it be.'
      ]
    },
    {
      id: 'when-you-talk',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What happens to them when you talk?” asked {A}. {H} tried it. {H} took a breath, and told the whole of the morning, with the bus and the changing room. As the words came out, the stripes came closer. At the wet socks they met.',
        '“So you talk with the armbands,” said {A}. That explained something. The teacher always wanted it quiet in the water. “It’s so that we don’t sink,” said {H}.'
      ]
    },
    {
      id: 'the-orange-is-dressed',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They were sorry for the orange. {H} fished it out, and {A} wrapped the peel round it, with a bit of wool. It swam again, a little to one side. “It’s on the wrong way round,” said {H}.',
        'But it did not do to eat it now. They sat and watched it go round in its coat. Then {H} got hungry, and it was undressed for the second time that evening. It had eleven pieces, and not one of them could swim.'
      ]
    },
    {
      id: 'a-breath-from-last-summer',
      A: 'partner',
      paragraphs: [
        'Then {H} took the old armbands out of the swimming bag. There was still a little breath in them. “Whose is it?” asked {H}. “Mine,” said {A}, “from last summer.” {H} pulled out one plug, and then the other. Out came the breath, quite slowly. It was warm, and smelled of rubber and a long afternoon. “You can have it back,” said {H}. “I’ve got my own.” {A} took a very deep breath, so that none of it was lost, and two buttons moved apart.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from the sofa to the door, and it was a long way.',
      '{names} swam once to the door, on two feet.',
      { text: '{names} hung the two armbands over a chair to dry.', needs: ['hands'] },
      { text: '{names} clapped for the one who had swum without.', needs: ['hands'] }
    ],
    way: [
      '{names} bent over the bowl, and saw an orange on the bottom.',
      '{names} cheered for the peel, which was still swimming.',
      { text: '{names} laid in a pea, and it sat down by the orange.', needs: ['hands'] },
      { text: '{names} mopped up what the orange had splashed.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in and out, and something moved apart.',
      '{names} took a very deep breath too, and rose a little in the chair.',
      { text: '{names} gave the bottle a push, and it swam across.', needs: ['hands'] },
      { text: '{names} felt for the left armband, and for the right one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl was emptied, and the bottle went back to its shelf. The armbands were laid flat in a drawer, one on top of the other.',
    '{H} washed, and ate the last piece of the orange before the teeth were done. Then {H} lay down, and the stripes on the blanket went up and came down.'
  ],
  last: [
    'Two armbands filled and emptied on the inside, quite by themselves, and {H} was asleep.',
    '{H} let go of the steps, and was held, and was asleep.'
  ]
})
