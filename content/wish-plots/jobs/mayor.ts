import { wishPlot } from '../wish-plot.ts'

export const jobMayor = wishPlot({
  id: 'wish-job-mayor',
  tellsAny: 'works',
  jobs: ['mayor', 'president', 'prime minister'],
  about: 'Somebody is elected and promises everybody everything, until the hero wants a bench to face the buses and the partner wants it to face the wall.',
  titles: ['Turned Round by Tonight', 'I Promise', 'The Bench at the Corner', '{role} Opens Something', 'One for the Buses and One for the Wall'],
  company: ['bench', 'chain', 'wall', 'bin', 'ribbon', 'speech', 'ladybird', 'kerb', 'plank', 'stamp', 'street', 'lamp'],
  want: [
    {
      id: 'promised',
      A: 'partner',
      paragraphs: [
        'In the morning they had all voted, and so {role.first} was {work.bare} now. {role} {role.enters}, with the golden chain on. “What may I do for you?” asked {work}. “I’ve promised something to everybody else.”',
        '{H} had come about the bench at the corner. It stood facing the wall, and {H} wanted to look at the buses. “Turned round by tonight,” said {role}. “I promise.” “Oh no!” said {A}. “I sit there for the wall. It’s warm, and there’s a ladybird.” “Then it’ll stay,” said {role}. “I promise.”'
      ]
    }
  ],
  way: [
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        'They went to look. {work} turned the bench to the street. {H} sat down and saw two buses. Then {work} turned it to the wall. {A} sat down and saw the ladybird. Street, said {H}. Wall, said {A}. After the ninth time {role} was dizzy.',
        '“In a town one votes,” said {A}. So they voted. Who was for the buses? One hand went up. Who was for the wall? One hand went up.'
      ]
    },
    {
      id: 'chain',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it heavy?” asked {A}. {role} took off the golden chain and hung it on {H}. It went down to the knees. {H} could not help it, and stood up straight, and put one foot forward. “My dear people,” said {H}.',
        'At once a man with a bicycle stopped and took off his helmet. He had come about the hole in the road. “I promise,” said {H}. It had just come out. “You see?” said {role}, and took the chain back. “It’s the chain that does it.”'
      ]
    },
    {
      id: 'wrong-moment',
      A: 'same',
      spare: 2,
      paragraphs: [
        'People stood all the way down the street to see who had been elected. It was a solemn moment, and just then {role} {role.trouble}. For a while there was not a sound. Then somebody at the back began to clap.',
        '“The last one never did that,” said a lady to {A}. “The last one only waved.” In the newspaper there was going to be a picture of it. “From the side, I hope,” said {role}.'
      ]
    },
    {
      id: 'hands',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Everybody wanted their hand shaken. {role} shook and shook, and said how nice. There were wet ones, and cold ones, and one with jam. {A} was in the queue as well, and came round three times. “We’ve met,” said {role}. “How nice,” said {A}.',
        'At the end there was somebody tall who did not put out a hand. {role} bowed and waited. “That’s the lamp post,” whispered {H}. “It votes too, in its way,” said {role}, and patted it. It had come on at just that moment.'
      ]
    },
    {
      id: 'list-of-promises',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What else have you promised?” asked {A}. {role} unrolled a paper, and it went off down the pavement by itself. There stood: warm rain. No Tuesdays. Fish for the cats, and peace for the fish. Longer evenings for children, and longer mornings for everybody else.',
        '“Can you do that?” asked {H}. “I thought you only had to say it,” said {role}. They looked for the one that was easiest. It was a drinking bowl for dogs. They put it outside at once, and crossed it off, and felt a good deal better.'
      ]
    },
    {
      id: 'stamp',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a stamp, which said AGREED, and another, which said NO. The first was worn down to a puddle, and the second was as good as new. “Don’t you ever use it?” asked {A}. “Nobody’s pleased with it,” said {role}.',
        '{H} tried it out, on the lid of a box. NO, it said, very clean and clear. “It looks quite friendly,” said {H}. {role} stamped one on the back of the speech, to practise. It took some time to press.'
      ]
    },
    {
      id: 'sideways',
      A: 'partner',
      paragraphs: [
        '“Then half for each,” said {role}, and put the bench sideways. Now you saw the bin. {H} and {A} were so cross that they sat on the pavement. {H} looked at the buses, and {A} at the wall.',
        '“I’m not talking to you,” said {H}. “Nor am I,” said {A}, and leaned back. There was {H}. It was rather comfortable.'
      ]
    },
    {
      id: 'speech',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For later there was a speech. It was forty pages long, and {A} had to listen, to see whether it was good. “My dear people,” read {role}. “I stand here.” That was true. “And I see you all before me.” {A} nodded, and was all of them.',
        'On page six {A} was seen to breathe very evenly. On page nine {A} slid off the chair. “Is that bad?” asked {role}. “It’s a good speech for the evening,” said {H}. “It only starts too early.”'
      ]
    },
    {
      id: 'why-you',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why did they vote for you?” asked {A}. It had not been the speech, said {role}. On the posters there had been four faces, and all four had said that everything would be better. “It was {role.part},” said {role}. “None of the others had that.”',
        '“That’s no reason,” said {A}. “I know,” said {role}. “That’s why I promise so much.” {H} had not been allowed to vote yet, and would have looked at the ladybird.'
      ]
    },
    {
      id: 'lunch',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At noon {role} had sat at the top of a dinner, between two generals. Now it turned out that {role} was still hungry. “If you talk you can’t eat,” said {role}, “and if you eat they wait.”',
        'What would have been really nice was {role.wants}. You cannot ask for that at a dinner like that. {A} had half a sandwich in one pocket. They sat down behind the bench, where there were no generals, and the chain lay in the grass.'
      ]
    },
    {
      id: 'pet-deputy',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'Somebody was lying on the bench already, and did not mind which way it stood. That was {A}. When it was turned, {A} was turned with it. Street or wall, both eyes stayed shut. “There’s one who’s content,” said {role}. “What did I promise there?”',
        '“Nothing,” said {H}. {role} thought about that for some time. Then {A} was made deputy. It meant having a ribbon on, and lying where one lay. {A} carried it out from the first moment.'
      ]
    },
    {
      id: 'elder-mayor',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was little we had a very tall one,” said {S}. “Our street lamps could be changed without a ladder. For four years it was beautifully light.” “And then?” asked {A}.',
        '“Then we voted for one who could bake,” said {S}. “It was dark, but it was very nice.” {role} wanted to know whether anybody had managed both. {S} could not remember. One would have had to be there at the right time.'
      ]
    },
    {
      id: 'child-petition',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had come with a petition. That is a paper on which everybody signs who wants the same. {S} wanted a whale in the fountain. There were eleven names on it, and they were all a sun with a face. “Who are all these people?” asked {A}.',
        '“Me,” said {S}. {role} counted them again. Eleven suns could not just be put in a drawer. In the end {role} wrote underneath: a small one, if it comes by itself. {S} went straight to the fountain, to be there.'
      ]
    },
    {
      id: 'street-name',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Behind the bench there was an alley that had no name. You had to say: behind the bench, where the bins are. “I may give it one,” said {role}. “Most people take a general.” {A} was for Rose Street. There were no roses, but there might be.',
        '{H} stood in it and listened. From the left there was a radio, and from the right came a smell of chips. “Supper Street,” said {H}. {role} wrote it on the wall in chalk for now. Two people read it and walked a bit faster.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-back',
      A: 'partner',
      paragraphs: [
        '{work} walked once round the two of them. “You’re both looking where you wanted to,” said {role}. “How do you do that?” “We’ve each got a back,” said {A}, “and it’s warm.” {H} looked at the bench.',
        '“It’s only got one!” said {H}. “And that’s always on the wrong side. Take it off!” Nobody had been promised that. {role} fetched a spanner, and off came the plank. Now the bench had no face at all. {H} sat down for the buses, and {A} for the wall, and they leaned.'
      ]
    },
    {
      id: 'opened',
      A: 'partner',
      paragraphs: [
        'Whatever is new has to be opened. So {H} and {A} held a ribbon. {role} took out a speech of forty pages, looked at the bench, and put it away again. “Sit down,” said {work}. Snip!',
        'A bus came, and the people in it waved. On the wall the ladybird had reached the top. “Did you see that?” asked {H}. “No,” said {A}. “Did you see this?”'
      ]
    },
    {
      id: 'fireworks',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At an opening there is mostly a band, or a bang. There was no money for either. So {role} {role.use}. The people in the windows said oh, and then ah, just as they do for a bang.',
        '“Was that promised?” asked {A}. “No,” said {role}, quite surprised. “It only happened.” They put it on the list all the same, at the bottom, and crossed it off.'
      ]
    },
    {
      id: 'plank',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The plank was left over. {A} thought that it could be a shelf. {role} thought of a medal for the mayor. {H} laid it from the kerb to the drain, over the place where it is always wet. A pram rolled across it, and then a lady in good shoes.',
        '“Now I’ve built a bridge as well,” said {role}. “And I haven’t even signed it.” So {H} held it still, and {role} stamped it at the edge. AGREED, it said, rather faintly.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came with a complaint, and forgot it on the way.',
      '{names} walked once round the golden chain.',
      { text: '{names} threw confetti, out of a hole punch.', needs: ['hands'] },
      { text: '{names} shook hands, and then did it again with the other one.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on whichever side was in front.',
      '{names} looked at the bin, since it was there.',
      { text: '{names} took hold of one end and turned as well.', needs: ['hands'] },
      { text: '{names} counted the votes again, and there were still two.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on anybody who was there.',
      '{names} sat in the middle, and looked along it.',
      { text: '{names} kept the screws safe.', needs: ['hands'] },
      { text: '{names} clapped at the snip.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chain was hung over a chair, for even that has to rest. There was a lot on the list for tomorrow, but nothing more about a bench. {role} {role.night}.',
    '{H} lay down with the face to the room. Behind {H} was the wall, and it was quite warm.'
  ],
  last: [
    'It had been promised to nobody, and it was quiet all over the town. {H} slept.',
    'The last bus went by the bench with its lights on. {H} saw it in a dream, and slept.'
  ]
})
